import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { badFileInfo } from '../files';
import { hashingRefusal, unchangedPassword } from '../people';
import { BODY_VALUES, weigh } from './value-limits';
import { refused } from './wording';

const REST = /^\/api\//i;
const PANEL = /^\/(?:admin|content-manager|users-permissions)\//i;
const PANEL_SIGN_IN = /^\/admin\/login\/?$/i;
const UPLOADS = /^\/(?:api\/)?upload(?:\/|$)/i;

const PASSWORD_FIELDS = ['password', 'currentPassword', 'confirmPassword', 'passwordConfirmation'] as const;

/** Names that would change the prototype of every object. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

type Fields = Record<string, unknown>;

interface ReadRequest {
  body?: Fields;
  files?: Record<string, unknown>;
}

/** Refuses bodies that Strapi would fail on or misread. Runs once the body is parsed. */
export default () => (ctx: Context, next: Next) => {
  const { body = {}, files = {} } = ctx.request as unknown as ReadRequest;
  // Deep nesting would overflow the stack of the rules that run later.
  if (REST.test(ctx.path)) weigh(body, BODY_VALUES);
  if (PANEL.test(ctx.path)) checkPanelPasswords(body, PANEL_SIGN_IN.test(ctx.path));
  if (UPLOADS.test(ctx.path)) {
    // One file per request limits its cost.
    if (Object.values(files).flat().length > 1) throw refused('ONE_FILE_PER_UPLOAD', { field: 'files' });
    checkFileInfo(body.fileInfo);
  }
  return next();
};

/** The panel hashes passwords by itself: it cuts long ones and fails on broken characters. */
function checkPanelPasswords(body: Fields, signingIn: boolean): void {
  // Strapi answers a password that is not a text with an internal error.
  const odd = [body.email, body.password].some((value) => value !== undefined && typeof value !== 'string');
  if (signingIn && odd) throw new errors.ApplicationError('Invalid credentials');
  checkPasswords(body, signingIn);
  // A registration has the account in `userInfo`.
  if (typeof body.userInfo === 'object' && body.userInfo !== null)
    checkPasswords(body.userInfo as Fields, false);
}

function checkPasswords(body: Fields, signingIn: boolean): void {
  for (const field of PASSWORD_FIELDS) {
    const value = body[field];
    const refusal = typeof value === 'string' ? hashingRefusal(value, field) : undefined;
    if (!refusal) continue;
    // Answer as for a wrong password.
    if (signingIn) throw new errors.ApplicationError('Invalid credentials');
    throw refusal;
  }
  if (typeof body.currentPassword === 'string' && body.currentPassword === body.password)
    throw unchangedPassword();
}

/** @throws ValidationError unless it is missing, an object, or JSON of an object */
function checkFileInfo(fileInfo: unknown): void {
  if (fileInfo === undefined || fileInfo === '') return;
  const info = typeof fileInfo === 'string' ? parse(fileInfo) : fileInfo;
  const isObject = typeof info === 'object' && info !== null && !Array.isArray(info);
  if (!isObject || Object.keys(info).some((name) => POISON.has(name))) throw badFileInfo();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
