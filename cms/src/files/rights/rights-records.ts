import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from '../../content/rules/rule';
import { type Consent, lastPublicDay, longestConsent } from '../../shared/consent';
import { isDay } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../refused';
import type { EmbeddedRights } from './embedded-rights';

/** What is known about the rights of each file, in an item that belongs to the file. */
export const RIGHTS = 'api::picture-right.picture-right';
const FILE = 'plugin::upload.file';

/** Creates a rights record with every file, and deletes it with the file. Call this before any file is stored. */
export async function keepRightsWithFiles(strapi: Core.Strapi): Promise<void> {
  // One transaction: otherwise `removeLost` could delete the record before it has its file.
  const addFor = (file: number) =>
    strapi.db.transaction(() => strapi.db.query(RIGHTS).create({ data: { file, revision: 1 } }));
  const removeLost = async () => {
    await strapi.db.transaction(({ trx }) =>
      trx('picture_rights')
        .whereNotIn('id', trx('picture_rights_file_lnk').whereNotNull('file_id').select('picture_right_id'))
        .delete(),
    );
  };
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    afterCreate: async ({ result }) => {
      const { id } = result as { id: number };
      try {
        await addFor(id);
      } catch (error) {
        // The upload fails, and its stored files are removed.
        await strapi.db.query(FILE).delete({ where: { id } });
        throw error;
      }
    },
    afterDelete: removeLost,
    afterDeleteMany: removeLost,
  });
  // Files stored by releases without rights.
  const { connection } = strapi.db;
  const without: number[] = await connection('files')
    .whereNotIn('id', connection('picture_rights_file_lnk').whereNotNull('file_id').select('file_id'))
    .pluck('id');
  for (const file of without) await addFor(file);
}

/** Stores the rights found in a file's metadata, to suggest them in the form of its rights. */
export async function recordEmbeddedRights(strapi: Core.Strapi, file: number, says: EmbeddedRights | null) {
  const rights = await strapi.db.query(RIGHTS).findOne({ where: { file }, select: ['id', 'fromFile'] });
  if (says || rights?.fromFile)
    await strapi.db.query(RIGHTS).update({ where: { id: rights.id }, data: { fromFile: says } });
}

/**
 * Refuses to create or delete rights, which belong to their file, and keeps the suggestions from the file unchanged.
 * Stores until when visitors may see the file.
 */
export const rightsOfFile: Rule =
  ({ strapi }) =>
  async (context, next) => {
    if (['create', 'delete'].includes(context.action))
      throw refused('RIGHTS_BELONG_TO_FILE', { kind: 'forbidden' });
    const data = writtenData(context);
    if (!data) return next();
    delete data.file;
    delete data.fromFile;
    checkDays(data);
    const { documentId } = context.params as { documentId?: string };
    const stored = await strapi.db.query(RIGHTS).findOne({ where: { documentId } });
    const rights: Rights = { ...stored, ...data };
    checkConsent(rights);
    data.publicUntil = lastPublicDay(rights);
    return next();
  };

type Rights = Consent & { lastDay?: string | null };

const PAST_DAYS = ['consentOn', 'childBornOn', 'consentWithdrawnOn'];

/** @throws ValidationError naming the field. Strapi would accept times, too, which cannot be compared with days. */
function checkDays(data: Record<string, unknown>): void {
  for (const field of [...PAST_DAYS, 'consentUntil', 'lastDay']) {
    const day = data[field];
    if (day === undefined || day === null) continue;
    if (!isDay(day)) throw refused('DATE_INVALID', { field });
    if (PAST_DAYS.includes(field) && day > siteDay()) throw refused('DAY_TO_COME', { field });
  }
}

/** @throws ValidationError if a consent ends before it begins, or lasts too long for a child */
function checkConsent({ people, consentOn, consentUntil, childBornOn }: Rights): void {
  if (!consentOn || !consentUntil) return;
  if (consentUntil < consentOn) throw refused('CONSENT_ENDS_BEFORE', { field: 'consentUntil' });
  const latest = longestConsent(consentOn, childBornOn);
  if (people === 'child' && consentUntil > latest)
    throw refused('CONSENT_TOO_LONG', { field: 'consentUntil', params: { latest } });
}
