import type { Core } from '@strapi/strapi';
import { isInAnyText } from './files-in-text';

const FILE = 'plugin::upload.file';
const LINKS = 'files_related_mph';

const DAY_MS = 24 * 3600 * 1000;
/** Longer than anybody keeps an unsaved post that shows a picture already uploaded. */
const FORGOTTEN_AFTER_DAYS = 60;
const EVERY_NIGHT = '0 45 3 * * *';

/** Deletes a file that no item has and no text shows; a removal that fails is logged. */
export async function removeIfUnused(strapi: Core.Strapi, id: number): Promise<void> {
  try {
    const [link] = await strapi.db.transaction(({ trx }) => trx(LINKS).where({ file_id: id }).limit(1));
    const file = link ? null : await strapi.db.query(FILE).findOne({ where: { id } });
    if (!file || (await isInAnyText(strapi, file))) return;
    await strapi.plugin('upload').service('upload').remove(file);
  } catch (error) {
    strapi.log.error(
      `An unused file was not removed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Remembers that the owner's area sent the file for an item or a post. Strapi's column for it is its providers' own. */
export async function rememberPurpose(strapi: Core.Strapi, id: number, kind: string): Promise<void> {
  await strapi.db.query(FILE).update({ where: { id }, data: { provider_metadata: { uploadedFor: kind } } });
}

interface SentFile {
  id: number;
  provider_metadata: { uploadedFor?: string } | null;
}

/** Every night: what the owner uploaded for an item or a post that was then never saved. */
export function sweepForgottenUploadsNightly(strapi: Core.Strapi): void {
  strapi.cron.add({
    sweepForgottenUploads: {
      task: () => sweepForgottenUploads(strapi, Date.now()),
      options: { rule: EVERY_NIGHT },
    },
  });
}

/** @param now milliseconds since 1970 */
export async function sweepForgottenUploads(strapi: Core.Strapi, now: number): Promise<void> {
  const createdAt = { $lt: new Date(now - FORGOTTEN_AFTER_DAYS * DAY_MS).toISOString() };
  const files: SentFile[] = await strapi.db.query(FILE).findMany({
    where: { createdAt, provider_metadata: { $notNull: true } },
    select: ['id', 'provider_metadata'],
  });
  // What an editor put into the media library waits there for its use as long as they like.
  const forgotten = files.filter((file) => file.provider_metadata?.uploadedFor);
  for (const { id } of forgotten) await removeIfUnused(strapi, id);
}
