import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { variantFolders } from '../files';
import { byteRange } from '../shared/byte-range';
import { decodedPath } from '../site';

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
    const part = file && condition === undefined ? byteRange(range, file.size) : undefined;
    if (part === 'unsatisfiable') {
      ctx.status = 416;
      ctx.set('Content-Range', `bytes */${file?.size}`);
      return;
    }
    if (part) ctx.headers.range = `bytes=${part.start}-${part.end}`;
    else delete ctx.headers.range;
    return next();
  };
};
