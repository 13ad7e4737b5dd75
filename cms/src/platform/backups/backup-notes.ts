import type { Core } from '@strapi/strapi';

/** Names of the notes that `scripts/backup` and the CMS store. */
export type BackupNote =
  | 'backup_made'
  | 'backup_newest'
  | 'backup_planned'
  | 'backup_downloaded'
  | 'backup_failed'
  | 'backup_compared'
  | 'backup_compare_failed'
  | 'backup_compare_blocked'
  | 'backup_begun'
  | 'backup_running';

const notes = (strapi: Core.Strapi) => strapi.db.connection('site_notes');

/** Returns the notes that exist, by name. */
export async function readNotes(
  strapi: Core.Strapi,
  names: readonly BackupNote[],
): Promise<Partial<Record<BackupNote, string>>> {
  const rows: { name: BackupNote; value: string }[] = await notes(strapi)
    .whereIn('name', names)
    .select('name', 'value');
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function writeNote(strapi: Core.Strapi, name: BackupNote, value: string): Promise<void> {
  await notes(strapi).insert({ name, value }).onConflict('name').merge();
}
