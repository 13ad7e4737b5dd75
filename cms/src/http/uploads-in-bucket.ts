import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { UPLOAD_CACHE_SECONDS } from '../files';
import { answeredByBucket, Bucket, bucketOf, statusOf, UPLOADS } from '../platform/storage/bucket';

/** The names that Strapi gives: a hash and an extension. */
const UPLOAD = /^\/uploads\/([\w.-]+)$/;

/** Sends uploads from the bucket at the address of the CMS, for the panel. Visitors get them from the site. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const settings = bucketOf(strapi);
  const bucket = settings && new Bucket(settings);
  return async (ctx: Context, next: Next) => {
    const [, name] = UPLOAD.exec(ctx.path) ?? [];
    if (!bucket || !name || ctx.method !== 'GET') return next();
    const { range } = ctx.headers;
    const found = await answeredByBucket(strapi, () =>
      bucket.open(`${UPLOADS}${name}`, range).catch(statusOfMissing),
    );
    if (typeof found === 'number') {
      ctx.status = found;
      return;
    }
    ctx.status = found.range ? 206 : 200;
    if (found.range) ctx.set('Content-Range', found.range);
    ctx.set('Cache-Control', `max-age=${UPLOAD_CACHE_SECONDS}`);
    ctx.set('Accept-Ranges', 'bytes');
    if (found.etag) ctx.set('ETag', found.etag);
    if (found.modified) ctx.lastModified = found.modified;
    ctx.type = found.type ?? 'application/octet-stream';
    ctx.length = found.size;
    ctx.body = found.content;
  };
};

/** A missing object or range is a valid answer, not a failure. */
function statusOfMissing(error: unknown): number {
  const status = statusOf(error);
  if (status === 404 || status === 416) return status;
  throw error;
}
