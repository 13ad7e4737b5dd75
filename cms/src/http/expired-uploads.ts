import { posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isUnusedUpload, withdrawnFiles } from '../files';
import { ownerLooksAtTheSite } from '../people';
import { decodedPath } from '../site';
import { answerError } from './error-response';

const UPLOADS = '/uploads/';

const GONE = { status: 410, name: 'Gone', code: 'IMAGE_WITHDRAWN' } as const;

/**
 * Answers 410 for a picture past its last day and 404 for an unused file, and for all their copies, except in the
 * owner's own session.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const path = posix.normalize(decodedPath(ctx.path));
    if (!path.startsWith(UPLOADS)) return next();
    const name = posix.basename(path);
    const isUnused = await isUnusedUpload(strapi, name);
    if (!isUnused && !(await withdrawnFiles(strapi)).names(name)) return next();
    ctx.set('Cache-Control', 'private, no-store');
    if (await ownerLooksAtTheSite(strapi, ctx)) {
      await next();
      ctx.set('Cache-Control', 'private, no-store');
    } else if (isUnused) ctx.throw(404);
    else answerError(ctx, GONE);
  };
