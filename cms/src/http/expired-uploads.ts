import { posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { withdrawnFiles } from '../files';
import { ownerLooksAtTheSite } from '../people';
import { decodedPath } from '../site';
import { answerError } from './error-response';

const UPLOADS = '/uploads/';

/** Answers 410 for a picture past its last day, and for all its copies, except in the owner's own session. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const path = posix.normalize(decodedPath(ctx.path));
    if (!path.startsWith(UPLOADS)) return next();
    const withdrawn = await withdrawnFiles(strapi);
    if (!withdrawn.names(posix.basename(path))) return next();
    ctx.set('Cache-Control', 'private, no-store');
    if (!(await ownerLooksAtTheSite(strapi, ctx)))
      return answerError(ctx, { status: 410, name: 'Gone', code: 'IMAGE_WITHDRAWN' });
    await next();
    ctx.set('Cache-Control', 'private, no-store');
  };
