import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import {
  acceptedFormats,
  canHaveVariants,
  currentVariantSize,
  UPLOAD_CACHE_SECONDS,
  variantFolders,
  variantName,
} from '../files';

/**
 * Sends an uploaded picture in the first format that the browser accepts and that exists as a variant of the current
 * original.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const folders = variantFolders(strapi.dirs.static.public);
  return async (ctx: Context, next: Next) => {
    const name = basename(ctx.path);
    if (ctx.method !== 'GET' || ctx.path !== `/uploads/${name}` || !canHaveVariants(name)) return next();
    ctx.vary('Accept');
    for (const format of acceptedFormats(ctx.get('Accept'))) {
      const size = await currentVariantSize(folders, name, format);
      if (!size) continue;
      ctx.set('Cache-Control', `max-age=${UPLOAD_CACHE_SECONDS}`);
      ctx.type = `image/${format}`;
      ctx.length = size;
      ctx.body = createReadStream(join(folders.variants, variantName(name, format)));
      return;
    }
    return next();
  };
};
