import type { Knex } from 'knex';
import { editedVersion, hasDrafts } from '../../platform/database/models';
import { isStorable } from '../../shared/limits';
import { type Rule, writtenData } from './rule';
import { refused } from './wording';

/**
 * Prevents silent overwriting. An update contains the revision it is based on and succeeds only if that is still the
 * stored one. The database decides in the transaction of the save.
 */
export const revision: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    if (context.action === 'create') {
      data.revision = 1;
      return next();
    }
    const { documentId } = context.params as { documentId: string };
    const given = data.revision;
    const isMissing = given === undefined || given === null;
    if (isMissing ? caller() === 'owner' : !Number.isInteger(given))
      throw refused('REVISION_INVALID', { field: 'revision' });
    return strapi.db.transaction(async ({ trx }) => {
      data.revision = await nextRevision(trx, context.uid, documentId, given as number | null | undefined);
      return next();
    });

    async function nextRevision(
      trx: Knex.Transaction,
      uid: typeof context.uid,
      id: string,
      made: number | null | undefined,
    ): Promise<number> {
      const { collectionName } = strapi.contentType(uid);
      const rows = () => {
        const query = trx(collectionName as string).where({ document_id: id });
        // Draft and published version are two rows; edits change the draft.
        return hasDrafts(strapi, uid) ? query.whereNull('published_at') : query;
      };
      const stored = made ?? (await rows().first('revision'))?.revision;
      const from = Number(stored ?? 1);
      // PostgreSQL fails on a number that does not fit the column.
      const changed = isStorable(from + 1)
        ? await rows()
            .whereRaw('coalesce(revision, 1) = ?', [from])
            .update({ revision: from + 1 })
        : 0;
      // Strapi answers "not found".
      if (changed === 0 && !(await rows().first('id'))) return 1;
      if (changed === 0) throw await conflict(uid, id);
      return from + 1;
    }

    async function conflict(uid: typeof context.uid, id: string): Promise<Error> {
      const where = editedVersion(strapi, uid, id);
      const current = await strapi.db.query(uid).findOne({ where, populate: true });
      return refused('ITEM_CHANGED', {
        kind: 'conflict',
        besides: { current: await strapi.contentAPI.sanitize.output(current, strapi.contentType(uid)) },
      });
    }
  };

/** Refuses to delete an item that does not exist; stock Strapi reports success. */
export const deleteWhatExists: Rule = () => async (context, next) => {
  if (context.action !== 'delete') return next();
  // Strapi would throw an internal error.
  if ((context.params as { status?: unknown }).status === 'draft')
    throw refused('DELETED_WHOLE', { field: 'status' });
  const result = await next();
  const { entries } = result as { entries?: unknown[] };
  if (!entries?.length) throw refused('ITEM_GONE', { kind: 'missing' });
  return result;
};
