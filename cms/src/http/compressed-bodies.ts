import type { Context, Next } from 'koa';
import { answerError } from './error-response';

/** Names of no encoding. */
const PLAIN = ['', 'identity'];

/**
 * Refuses compressed bodies at every address before they are read: a few bytes can become gigabytes. The site refuses
 * them too: web/server/guards/compressed-bodies.ts.
 */
export default () => async (ctx: Context, next: Next) => {
  const encodings = ctx.get('content-encoding').split(',');
  if (encodings.every((name) => PLAIN.includes(name.trim().toLowerCase()))) return next();
  // The rest of the body is not read; the connection must not be reused for it.
  ctx.set('Connection', 'close');
  answerError(ctx, {
    status: 415,
    name: 'UnsupportedMediaTypeError',
    code: 'COMPRESSED_BODY',
    message: 'Compressed requests are not taken here. Please send this without Content-Encoding.',
  });
};
