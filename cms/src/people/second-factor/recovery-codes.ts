import { createHash, randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

const CODES = 'recovery_codes';
const COUNT = 10;
/** Without characters that look alike. 16 of them hold 79 bits, so a plain hash is enough. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Ignores what people change when they type a code from paper. */
const hashOf = (code: string) =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('hex');

function newCode(): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return characters.replace(/.{4}(?=.)/g, '$&-');
}

const codesOf = (knex: Knex, userId: number) => knex(CODES).where({ user_id: userId });

export async function countRecoveryCodes(strapi: Core.Strapi, userId: number): Promise<number> {
  return (await codesOf(strapi.db.connection, userId).select('id')).length;
}

/** Replaces all codes. Only their hashes are stored, so they can be shown this one time. */
export const newRecoveryCodes = (strapi: Core.Strapi, userId: number): Promise<string[]> =>
  alone(strapi, userId, (trx) => replaceCodes(trx, userId));

/** Creates codes for an account without any. Returns none if it has some, which stay valid. */
export const firstRecoveryCodes = (strapi: Core.Strapi, userId: number): Promise<string[]> =>
  alone(strapi, userId, async (trx) =>
    (await codesOf(trx, userId).first('id')) ? [] : replaceCodes(trx, userId),
  );

/** Deletes the codes of an account without passkey and app, where they mean nothing. */
export const deleteUnneededCodes = (strapi: Core.Strapi, userId: number): Promise<void> =>
  alone(strapi, userId, async (trx) => {
    const passkey = await trx('passkeys').where({ user_id: userId }).first('id');
    const app = await trx('authenticator_apps')
      .where({ user_id: userId })
      .whereNotNull('secret')
      .first('user_id');
    if (!passkey && !app) await codesOf(trx, userId).delete();
  });

/** Runs one change of an account's codes at a time: what is shown must be what is stored. */
async function alone<Result>(
  strapi: Core.Strapi,
  userId: number,
  change: (trx: Knex) => Promise<Result>,
): Promise<Awaited<Result>> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ id: userId }).forUpdate().first('id');
    return await change(trx);
  });
}

async function replaceCodes(trx: Knex, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await codesOf(trx, userId).delete();
  await trx(CODES).insert(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })));
  return codes;
}

/** Uses up a code. Returns whether it was valid: of several requests at once only one gets true. */
export async function takeRecoveryCode(knex: Knex, userId: number, code: string): Promise<boolean> {
  const taken = await codesOf(knex, userId)
    .where({ code_hash: hashOf(code) })
    .delete();
  return taken === 1;
}
