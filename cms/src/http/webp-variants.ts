import { createReadStream } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { canHaveVariant, takesWebp, variantFolders, variantName } from '../variants/variant-files';

/** Names of uploads contain a hash of the content. Seconds. */
const YEAR_SECONDS = 365 * 24 * 3600;

/** Sends the WebP variant of an uploaded picture to browsers that take it, as long as the original exists. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { uploads, variants } = variantFolders(strapi.dirs.static.public);
  return async (ctx: Context, next: Next) => {
    const name = basename(ctx.path);
    if (ctx.method !== 'GET' || ctx.path !== `/uploads/${name}` || !canHaveVariant(name)) return next();
    ctx.vary('Accept');
    const variant = join(variants, variantName(name));
    const size = takesWebp(ctx.get('Accept')) ? await sizeOf(variant) : 0;
    if (!size || !(await exists(join(uploads, name)))) return next();
    ctx.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    ctx.type = 'image/webp';
    ctx.length = size;
    ctx.body = createReadStream(variant);
  };
};

/** Bytes; 0 when there is no such file (yet). */
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
