import type { Core } from '@strapi/strapi';

/** Names of the notes that `scripts/backup` stores. Each note is an ISO time. */
const NOTES = {
  madeAt: 'backup_made',
  failedAt: 'backup_failed',
  comparedAt: 'backup_compared',
  compareFailedAt: 'backup_compare_failed',
};

type Backups = Record<keyof typeof NOTES, string | null>;

/** Returns when the last archives were made and compared. A failure remains until the same step succeeds. */
export async function readBackups(strapi: Core.Strapi): Promise<Backups> {
  const rows: { name: string; value: string }[] = await strapi.db
    .connection('site_notes')
    .whereIn('name', Object.values(NOTES))
    .select('name', 'value');
  const noted = Object.entries(NOTES).map(([field, note]) => [
    field,
    rows.find(({ name }) => name === note)?.value ?? null,
  ]);
  return Object.fromEntries(noted);
}
