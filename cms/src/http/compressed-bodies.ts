import type { Context, Next } from 'koa';
import { answerError } from './error-response';

/** Values that mean no compression. */
const PLAIN = ['', 'identity'];

/**
 * Rejects compressed bodies before they are read: a few bytes can become gigabytes. The site rejects them too:
 * web/server/guards/compressed-bodies.ts.
 */
export default () => async (ctx: Context, next: Next) => {
  const encodings = ctx.get('content-encoding').split(',');
  if (encodings.every((name) => PLAIN.includes(name.trim().toLowerCase()))) return next();
  // The rest of the body is not read, so the connection must not be reused.
  ctx.set('Connection', 'close');
  answerError(ctx, {
    status: 415,
    name: 'UnsupportedMediaTypeError',
    code: 'COMPRESSED_BODY',
  });
};
