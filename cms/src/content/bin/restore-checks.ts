import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { currentCaller } from '../../platform/request/caller';
import type { DocumentContext } from '../rules/rule';
import { refused } from '../rules/wording';
import { binHooksOf } from './bin-hooks';
import type { StoredItem, StoredRow } from './item-snapshot';

const COMMENT = 'api::comment.comment';
const POST = 'api::blog-post.blog-post';

/**
 * Checks an item from the bin by the rules of a save. Call it in the transaction that restores the item, before it is
 * inserted.
 *
 * @throws ValidationError of the rule
 */
export async function checkAsSaved(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.ContentType,
  { rows }: StoredItem,
): Promise<void> {
  const { checks = [], requirePlace } = binHooksOf(strapi, uid);
  const dependencies = { strapi, caller: () => currentCaller(strapi) };
  for (const row of rows) {
    await requirePlace?.(strapi, trx, row.fields);
    for (const rule of checks) {
      const context = { uid, action: 'create', params: { data: asSent(row) } } as unknown as DocumentContext;
      await rule(dependencies)(context, async () => null as never);
    }
  }
}

/** Returns a stored row in the shape of a save. */
function asSent({ fields, files, parts }: StoredRow): Record<string, unknown> {
  const linked = Object.fromEntries(files.map(({ field, id }) => [field, id]));
  const components = parts.map(({ field, isOne, rows }) => {
    const sent = rows.map(asSent);
    return [field, isOne ? (sent[0] ?? null) : sent];
  });
  return { ...fields, ...linked, ...Object.fromEntries(components) };
}

/**
 * A comment without its post would appear nowhere and could not be linked again.
 *
 * @throws ValidationError if the parent of the item does not exist
 */
export async function requireOwner(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: string,
  { rows }: StoredItem,
): Promise<void> {
  if (uid !== COMMENT) return;
  const links = rows.flatMap((row) => row.links).filter(({ other }) => other.uid === POST);
  const posts = links.flatMap(({ other }) => other.documentId ?? []);
  if ((await strapi.db.query(POST).count({ where: { documentId: { $in: posts } } })) > 0) return;
  const inBin = await trx('bin').where({ content_type: POST }).whereIn('document_id', posts).first('id');
  throw refused(inBin ? 'POST_OF_COMMENT_IN_BIN' : 'POST_OF_COMMENT_GONE');
}
