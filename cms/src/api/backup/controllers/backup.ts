import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { archiveOfLink, beginDownload, noteSent } from '../../../platform/backups/backup-link';
import { writeNote } from '../../../platform/backups/backup-notes';
import { type Archive, findArchive } from '../../../platform/backups/newest-archive';
import { errorMessage } from '../../../platform/monitoring/error-message';
import { callerAddress } from '../../../platform/request/caller-address';
import { hit, type Limit } from '../../../platform/request/rate-limit';
import { type ByteRange, byteRange } from '../../../shared/byte-range';

/** Counts wrong secrets only: a line that breaks often asks for hundreds of parts. */
const GUESSES: Limit = { name: 'backup-downloads', hits: 20, seconds: 10 * 60 };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Sends an archive, or a part of it, to the holder of a link that the owner made. */
  async download(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Robots-Tag', 'noindex');
    const secret = String(ctx.params.secret);
    const name = await archiveOfLink(strapi, secret);
    if (!name) await hit(strapi, GUESSES, [callerAddress(strapi)]);
    const archive = name && (await findArchive(name));
    if (!archive) return ctx.notFound();
    describe(ctx, archive);
    const part = partAsked(ctx, archive);
    if (part === 'unsatisfiable') {
      ctx.status = 416;
      ctx.set('Content-Range', `bytes */${archive.bytes}`);
      return;
    }
    const { start, end } = part ?? { start: 0, end: archive.bytes - 1 };
    ctx.status = part ? 206 : 200;
    if (part) ctx.set('Content-Range', `bytes ${start}-${end}/${archive.bytes}`);
    if (ctx.method === 'GET') await sendPart(strapi, ctx, archive, { start, end });
    ctx.length = end - start + 1;
  },
});

function describe(ctx: Context, archive: Archive) {
  ctx.attachment(archive.name);
  // Not octet-stream: @fastify/compress in the site sends a gzip file of that type unchanged and calls it Brotli.
  ctx.type = archive.name.endsWith('.age') ? 'application/x-age' : 'application/gzip';
  ctx.set('Accept-Ranges', 'bytes');
  ctx.etag = `${archive.bytes.toString(36)}-${archive.changedAt.getTime().toString(36)}`;
  ctx.lastModified = archive.changedAt;
}

/** A part of another version of the file than the client has is not sent. */
function partAsked(ctx: Context, { bytes }: Archive): ByteRange | 'unsatisfiable' | undefined {
  const condition = ctx.get('If-Range');
  const isSame = [ctx.response.get('ETag'), ctx.response.get('Last-Modified')].includes(condition);
  return !condition || isSame ? byteRange(ctx.get('Range'), bytes) : undefined;
}

async function sendPart(strapi: Core.Strapi, ctx: Context, { path, bytes }: Archive, part: ByteRange) {
  const secret = String(ctx.params.secret);
  // A full disk must not stop a copy from leaving it.
  const report = (error: unknown) =>
    strapi.log.warn(`The download of a backup was not noted: ${errorMessage(error)}`);
  await beginDownload(strapi, secret).catch(report);
  const content = createReadStream(path, part);
  ctx.body = content;
  // Also a download that was cut off is noted: its parts together can be a whole copy.
  const noteRead = async () => {
    const read = { start: part.start, end: part.start + content.bytesRead - 1 };
    if (content.bytesRead > 0 && (await noteSent(strapi, secret, read, bytes)))
      await writeNote(strapi, 'backup_downloaded', new Date().toISOString());
  };
  void finished(ctx.res).then(noteRead, noteRead).catch(report);
}
