import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { EMPTY_FILE } from '../files';
import { errorMessage } from '../platform/monitoring/error-message';
import { answerError } from './error-response';

const OWNER_UPLOAD = /^\/api\/upload\/?$/i;
const PANEL_UPLOAD = /^\/upload\/?$/i;

/** RFC 2046 allows 1 to 70 characters. The parser spends much time and memory on longer boundaries. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^";\s]{1,70})\s*(?:;|$)/i;

/** Bytes of the largest file, and of the form around it. */
export const LARGEST_UPLOAD_BYTES = 100 * 1024 * 1024;
const AROUND_IT_BYTES = 1024 * 1024;

interface TemporaryFile {
  filepath?: string;
}

/**
 * Accepts multipart bodies only at the two upload routes and only from signed-in callers, and deletes temporary files
 * after the request. Strapi would write every multipart body to its temporary folder before it knows the sender.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!ctx.is('multipart')) return next();
    const route = `${ctx.method} ${ctx.path}`;
    const toOwner = ctx.method === 'POST' && OWNER_UPLOAD.test(ctx.path);
    const toPanel = ctx.method === 'POST' && PANEL_UPLOAD.test(ctx.path);
    if (!toOwner && !toPanel) return refuse(ctx, 415, `${route} takes no files`);
    if (!ctx.get('authorization')) return refuse(ctx, 401, 'Please sign in to upload files');
    if (toOwner) await requireLiveToken(strapi, ctx);
    else requirePanelToken(strapi, ctx);
    if (!BOUNDARY.test(ctx.get('content-type')))
      return refuse(ctx, 400, 'The Content-Type of an upload must name its boundary, of 1 to 70 characters');
    // Refuse before the body is sent, so that the user does not wait for nothing.
    if (Number(ctx.get('content-length')) > LARGEST_UPLOAD_BYTES + AROUND_IT_BYTES)
      return refuse(ctx, 413, TOO_LARGE);
    return readUpload(ctx, next);
  };

async function readUpload(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
    // Replaces Strapi's error FileTooBig.
    if (ctx.status === 413) answerError(ctx, { status: 413, name: 'UploadRefused', message: TOO_LARGE });
  } catch (error) {
    if (isUnreadable(error)) throw new errors.ValidationError(UNREADABLE);
    throw isEmptyFile(ctx) ? new errors.ValidationError(EMPTY_FILE) : error;
  } finally {
    const files = Object.values((ctx.request as { files?: Record<string, unknown> }).files ?? {}).flat();
    await Promise.all(
      (files as TemporaryFile[]).map((file) => file.filepath && rm(file.filepath, { force: true })),
    );
  }
}

/** Strapi reports an empty file as a form without a file. */
const isEmptyFile = (ctx: Context) =>
  (ctx.request as { files?: { files?: { size?: number } } }).files?.files?.size === 0;

const TOO_LARGE = 'The file is larger than 100MB. Please choose a smaller one';

const UNREADABLE = 'The upload arrived incomplete or is no form that can be read. Please send it again';

/** The form parser throws errors without a type if a body ends too early or has too many fields. */
const isUnreadable = (error: unknown) => error instanceof Error && 'httpCode' in error;

async function requireLiveToken(strapi: Core.Strapi, ctx: Context): Promise<void> {
  let claims: unknown;
  try {
    claims = await strapi.plugin('users-permissions').service('jwt').getToken(ctx);
  } catch (error) {
    strapi.log.debug(`Upload: ${errorMessage(error)}`);
  }
  if (!claims) throw new errors.UnauthorizedError('Please sign in to upload files');
}

function requirePanelToken(strapi: Core.Strapi, ctx: Context): void {
  const token = ctx.get('authorization').replace(/^Bearer /i, '');
  if (!strapi.sessionManager?.('admin').validateAccessToken(token).isValid)
    throw new errors.UnauthorizedError('Please sign in to upload files');
}

function refuse(ctx: Context, status: number, message: string): void {
  answerError(ctx, { status, name: 'UploadRefused', message });
  // The rest of the body is not read, so the connection must not be reused.
  ctx.set('Connection', 'close');
}
