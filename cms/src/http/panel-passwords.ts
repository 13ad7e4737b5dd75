import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { hashingProblem } from '../accounts/password';

const PANEL = /^\/(?:admin|content-manager|users-permissions)\//i;
const SIGN_IN = /^\/admin\/login\/?$/i;
const FIELDS = ['password', 'currentPassword', 'confirmPassword', 'passwordConfirmation'] as const;

type Body = Record<string, unknown>;

/** Stands behind the panel's doors to Strapi's own hashing, which cuts what is too long and trips over broken characters. */
export default () => (ctx: Context, next: Next) => {
  if (!PANEL.test(ctx.path)) return next();
  const body = (ctx.request.body ?? {}) as Body;
  const signingIn = SIGN_IN.test(ctx.path);
  // Strapi takes a password that is no text for a fault of its own.
  if (
    signingIn &&
    [body.email, body.password].some((value) => value !== undefined && typeof value !== 'string')
  )
    throw new errors.ApplicationError('Invalid credentials');
  checkPasswords(body, signingIn);
  // The body of a registration holds its account one level down.
  if (typeof body.userInfo === 'object' && body.userInfo !== null)
    checkPasswords(body.userInfo as Body, false);
  return next();
};

function checkPasswords(body: Body, signingIn: boolean): void {
  for (const field of FIELDS) {
    const value = body[field];
    const problem = typeof value === 'string' ? hashingProblem(value) : undefined;
    if (!problem) continue;
    // What no account can have is answered as what is merely wrong.
    if (signingIn) throw new errors.ApplicationError('Invalid credentials');
    const errorsByField = [{ path: [field], message: problem, name: 'ValidationError' }];
    throw new errors.ValidationError(problem, { errors: errorsByField });
  }
  if (typeof body.currentPassword === 'string' && body.currentPassword === body.password)
    throw new errors.ValidationError('The new password must differ from the current one');
}
