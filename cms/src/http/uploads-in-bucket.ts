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
    const { ContentRange, ETag = '', LastModified, ContentType = 'application/octet-stream' } = found;
    ctx.status = ContentRange ? 206 : 200;
    if (ContentRange) ctx.set('Content-Range', ContentRange);
    ctx.set('Cache-Control', `max-age=${UPLOAD_CACHE_SECONDS}`);
    ctx.set('Accept-Ranges', 'bytes');
    ctx.set('ETag', ETag);
    if (LastModified) ctx.lastModified = LastModified;
    ctx.type = ContentType;
    ctx.length = found.ContentLength ?? 0;
    ctx.body = found.Body;
  };
};

/** A missing object or range is a valid answer, not a failure. */
function statusOfMissing(error: unknown): number {
  const status = statusOf(error);
  if (status === 404 || status === 416) return status;
  throw error;
}
