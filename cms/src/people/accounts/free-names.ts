import type { Knex } from 'knex';
import { aroundSave } from '../../content/rules/rule';
import { fold } from '../../platform/database/text-comparison';
import { canonicalText } from '../../shared/canonical-text';
import { refused } from '../wording';

interface Names {
  /** Of the account that gets them; undefined for a new one */
  id: number | undefined;
  username?: string | undefined;
  email?: string | undefined;
}

const nameOf = (text: string | null | undefined): string => fold(canonicalText(text ?? '').trim());

/**
 * Refuses a username or an email address that is the username or the address of another account: a sign-in looks for
 * both. Locks all accounts until the end of the transaction, so that two changes cannot take one name.
 *
 * @throws ValidationError ACCOUNT_NAME_TAKEN naming the field
 */
export async function requireFreeNames(trx: Knex, { id, ...names }: Names): Promise<void> {
  const accounts: { id: number; username: string; email: string }[] = await trx('up_users')
    .orderBy('id')
    .forUpdate()
    .select('id', 'username', 'email');
  const others = accounts.filter((account) => account.id !== id);
  const taken = new Set(others.flatMap(({ username, email }) => [nameOf(username), nameOf(email)]));
  for (const [field, name] of Object.entries(names))
    if (name && taken.has(nameOf(name))) throw refused('ACCOUNT_NAME_TAKEN', { field });
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Checks names and addresses that the raw panel saves. */
export const freeNames = aroundSave(async ({ strapi, data, documentId }, next) => {
  const [username, email] = [text(data.username), text(data.email)];
  if (username === undefined && email === undefined) return next();
  return strapi.db.transaction(async ({ trx }) => {
    const account = documentId && (await trx('up_users').where({ document_id: documentId }).first('id'));
    await requireFreeNames(trx, { id: account ? account.id : undefined, username, email });
    return next();
  });
});
