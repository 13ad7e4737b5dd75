import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { emptyFile } from '../files';
import { errorMessage } from '../platform/monitoring/error-message';
import { LARGEST_UPLOAD_BYTES } from '../shared/uploads';
import { answerError, type Refusal } from './error-response';
import { refused } from './wording';

const OWNER_UPLOAD = /^\/api\/upload\/?$/i;
const PANEL_UPLOAD = /^\/upload\/?$/i;

/** RFC 2046 allows 1 to 70 characters. The parser spends much time and memory on longer boundaries. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^";\s]{1,70})\s*(?:;|$)/i;

const MB = 1024 * 1024;
/** The form around a file. */
const AROUND_IT_BYTES = MB;

const name = 'UploadRefused';
const TOO_LARGE: Refusal = {
  status: 413,
  name,
  code: 'UPLOAD_TOO_LARGE',
  params: { megabytes: LARGEST_UPLOAD_BYTES / MB },
};

/**
 * Accepts multipart bodies only at the two upload routes and only from signed-in callers, and deletes temporary files
 * after the request. Strapi would write every multipart body to its temporary folder before it knows the sender.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  acceptBegun(strapi);
  return async (ctx: Context, next: Next) => {
    if (!ctx.is('multipart')) return next();
    const toOwner = ctx.method === 'POST' && OWNER_UPLOAD.test(ctx.path);
    const toPanel = ctx.method === 'POST' && PANEL_UPLOAD.test(ctx.path);
    if (!toOwner && !toPanel) return answerAndClose(ctx, { status: 415, name, code: 'UPLOAD_NOT_HERE' });
    if (!ctx.get('authorization'))
      return answerAndClose(ctx, { status: 401, name, code: 'SIGN_IN_REQUIRED' });
    if (toOwner) await requireLiveToken(strapi, ctx);
    else requirePanelToken(strapi, ctx);
    if (!BOUNDARY.test(ctx.get('content-type')))
      return answerAndClose(ctx, { status: 400, name, code: 'UPLOAD_WITHOUT_BOUNDARY' });
    // Refuse before the body is sent, so that the user does not wait for nothing.
    if (Number(ctx.get('content-length')) > LARGEST_UPLOAD_BYTES + AROUND_IT_BYTES)
      return answerAndClose(ctx, TOO_LARGE);
    return readUpload(ctx, next);
  };
};

interface Claims {
  id: number;
  sessionId?: string;
}

interface JwtService {
  getToken(ctx: Context): Promise<Claims | null> | null;
}

const jwtOf = (strapi: Core.Strapi): JwtService => strapi.plugin('users-permissions').service('jwt');

/** Strapi checks the token after the body, and a large film takes longer than a token lasts. Its session must last. */
function acceptBegun(strapi: Core.Strapi): void {
  const service = jwtOf(strapi);
  const getToken = service.getToken.bind(service);
  service.getToken = async (ctx) => {
    const begun: Claims | undefined = ctx.state.uploadBegunBy;
    const session = begun?.sessionId && strapi.sessionManager?.('users-permissions');
    return begun?.sessionId && session && (await session.isSessionActive(begun.sessionId))
      ? begun
      : getToken(ctx);
  };
}

async function readUpload(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
    // Replaces Strapi's error FileTooBig.
    if (ctx.status === 413) answerError(ctx, TOO_LARGE);
  } catch (error) {
    if (isUnreadable(error)) throw refused('UPLOAD_UNREADABLE');
    throw isEmptyFile(ctx) ? emptyFile() : error;
  } finally {
    const files = Object.values((ctx.request as { files?: Record<string, unknown> }).files ?? {}).flat();
    await Promise.all(
      (files as { filepath?: string }[]).map((file) => file.filepath && rm(file.filepath, { force: true })),
    );
  }
}

/** Strapi reports an empty file as a form without a file. */
const isEmptyFile = (ctx: Context) =>
  (ctx.request as { files?: { files?: { size?: number } } }).files?.files?.size === 0;

/** The form parser throws errors without a type if a body ends too early or has too many fields. */
const isUnreadable = (error: unknown) => error instanceof Error && 'httpCode' in error;

async function requireLiveToken(strapi: Core.Strapi, ctx: Context): Promise<void> {
  try {
    ctx.state.uploadBegunBy = await jwtOf(strapi).getToken(ctx);
  } catch (error) {
    strapi.log.debug(`Upload: ${errorMessage(error)}`);
  }
  if (!ctx.state.uploadBegunBy) throw signInFirst();
}

function requirePanelToken(strapi: Core.Strapi, ctx: Context): void {
  const token = ctx.get('authorization').replace(/^Bearer /i, '');
  if (!strapi.sessionManager?.('admin').validateAccessToken(token).isValid) throw signInFirst();
}

const signInFirst = () => refused('SIGN_IN_REQUIRED', { kind: 'unauthorized' });

function answerAndClose(ctx: Context, answer: Refusal): void {
  answerError(ctx, answer);
  // The rest of the body is not read, so the connection must not be reused.
  ctx.set('Connection', 'close');
}
