import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { opensBackup } from '../../../platform/backups/backup-link';
import { writeNote } from '../../../platform/backups/backup-notes';
import { newestArchive } from '../../../platform/backups/newest-archive';
import { errorMessage } from '../../../platform/monitoring/error-message';
import { callerAddress } from '../../../platform/request/caller-address';
import { hit, type Limit } from '../../../platform/request/rate-limit';

/** A download manager may ask a few times; guessing a secret takes far more tries. */
const DOWNLOADS: Limit = { name: 'backup-downloads', hits: 20, seconds: 10 * 60 };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Sends the newest archive to the holder of a link that the owner's password made. */
  async download(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    await hit(strapi, DOWNLOADS, [callerAddress(strapi)]);
    const isOpen = await opensBackup(strapi, String(ctx.params.secret));
    const archive = isOpen ? await newestArchive(strapi) : undefined;
    if (!archive) return ctx.notFound();
    ctx.attachment(archive.name);
    // Not octet-stream: @fastify/compress in the site sends a gzip file of that type unchanged and calls it Brotli.
    ctx.type = archive.name.endsWith('.age') ? 'application/x-age' : 'application/gzip';
    ctx.length = archive.bytes;
    ctx.body = createReadStream(archive.path);
    if (ctx.method === 'GET') void noteDownload(strapi, ctx);
  },
});

/** Notes a download once all of it was sent: one that was cut off does not count as a copy. */
async function noteDownload(strapi: Core.Strapi, { res }: Context): Promise<void> {
  try {
    await finished(res);
  } catch {
    return;
  }
  try {
    await writeNote(strapi, 'backup_downloaded', new Date().toISOString());
  } catch (error) {
    strapi.log.warn(`The download of a backup was not noted: ${errorMessage(error)}`);
  }
}
