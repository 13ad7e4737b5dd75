import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import {
  canHaveVariant,
  currentVariantSize,
  takesWebp,
  UPLOAD_CACHE_SECONDS,
  variantFolders,
  variantName,
} from '../variants/variant-files';

/** Sends the WebP variant of an uploaded picture to browsers that take it, as long as the original exists. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const folders = variantFolders(strapi.dirs.static.public);
  return async (ctx: Context, next: Next) => {
    const name = basename(ctx.path);
    if (ctx.method !== 'GET' || ctx.path !== `/uploads/${name}` || !canHaveVariant(name)) return next();
    ctx.vary('Accept');
    const size = takesWebp(ctx.get('Accept')) ? await currentVariantSize(folders, name) : 0;
    if (!size) return next();
    ctx.set('Cache-Control', `max-age=${UPLOAD_CACHE_SECONDS}`);
    ctx.type = 'image/webp';
    ctx.length = size;
    ctx.body = createReadStream(join(folders.variants, variantName(name)));
  };
};
