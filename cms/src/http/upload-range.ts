import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { variantFolders } from '../files';
import { decodedPath } from '../site';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Passes on only ranges that exist; for others the whole file is sent. Strapi uses koa-range, which trusts any numbers:
 * it promises missing bytes and breaks the connection.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const folders = variantFolders(strapi.dirs.static.public);
  return async (ctx: Context, next: Next) => {
    const name = basename(ctx.path);
    const { range, 'if-range': condition } = ctx.headers;
    if (range === undefined || ctx.path !== `/uploads/${name}`) return next();
    const file = await stat(join(folders.uploads, decodedPath(name))).catch(() => undefined);
    // If-Range needs a reliable tag, else the part may come from a newer file than the rest.
    const part = file && condition === undefined ? partOf(range, file.size) : undefined;
    if (part === 'unsatisfiable') {
      ctx.status = 416;
      ctx.set('Content-Range', `bytes */${file?.size}`);
      return;
    }
    if (part) ctx.headers.range = part;
    else delete ctx.headers.range;
    return next();
  };
};

/** Returns the range with explicit first and last byte, or 'unsatisfiable'; undefined for a range that is ignored. */
function partOf(range: string, size: number): string | undefined {
  const [, first, last] = ONE_RANGE.exec(range.trim()) ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return start <= end ? `bytes=${start}-${end}` : undefined;
}
