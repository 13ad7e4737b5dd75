import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { refusedField } from '../content/rules/field-error';
import { hashingProblem } from '../people';
import { BODY_VALUES, TooMuch, weigh } from './value-limits';

const REST = /^\/api\//i;
const PANEL = /^\/(?:admin|content-manager|users-permissions)\//i;
const PANEL_SIGN_IN = /^\/admin\/login\/?$/i;
const UPLOADS = /^\/(?:api\/)?upload(?:\/|$)/i;

const PASSWORD_FIELDS = ['password', 'currentPassword', 'confirmPassword', 'passwordConfirmation'] as const;

/** Names that reach into every object of the program. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

type Fields = Record<string, unknown>;

interface ReadRequest {
  body?: Fields;
  files?: Record<string, unknown>;
}

/** What is refused once a body has been read, because Strapi would fail over it or take it for something else. */
export default () => (ctx: Context, next: Next) => {
  const { body = {}, files = {} } = ctx.request as unknown as ReadRequest;
  if (REST.test(ctx.path)) checkValues(body);
  if (PANEL.test(ctx.path)) checkPanelPasswords(body, PANEL_SIGN_IN.test(ctx.path));
  if (UPLOADS.test(ctx.path)) {
    // One file a request bounds what it costs.
    if (Object.values(files).flat().length > 1)
      throw new errors.ValidationError('Please send one file at a time');
    checkFileInfo(body.fileInfo);
  }
  return next();
};

/** A body nested thousands of levels deep would fill the stack of the rules behind. */
function checkValues(body: unknown): void {
  try {
    weigh(body, BODY_VALUES);
  } catch (error) {
    if (error instanceof TooMuch) throw new errors.ValidationError(error.message);
    throw error;
  }
}

/** Strapi's own hashing behind the panel's doors cuts what is too long and trips over broken characters. */
function checkPanelPasswords(body: Fields, signingIn: boolean): void {
  // Strapi takes a password that is no text for a fault of its own.
  const odd = [body.email, body.password].some((value) => value !== undefined && typeof value !== 'string');
  if (signingIn && odd) throw new errors.ApplicationError('Invalid credentials');
  checkPasswords(body, signingIn);
  // The body of a registration holds its account one level down.
  if (typeof body.userInfo === 'object' && body.userInfo !== null)
    checkPasswords(body.userInfo as Fields, false);
}

function checkPasswords(body: Fields, signingIn: boolean): void {
  for (const field of PASSWORD_FIELDS) {
    const value = body[field];
    const problem = typeof value === 'string' ? hashingProblem(value) : undefined;
    if (!problem) continue;
    // What no account can have is answered as what is merely wrong.
    if (signingIn) throw new errors.ApplicationError('Invalid credentials');
    throw refusedField([field], problem);
  }
  if (typeof body.currentPassword === 'string' && body.currentPassword === body.password)
    throw new errors.ValidationError('The new password must differ from the current one');
}

/** @throws ValidationError unless it is missing or an object, as such or as JSON */
function checkFileInfo(fileInfo: unknown): void {
  if (fileInfo === undefined || fileInfo === '') return;
  const info = typeof fileInfo === 'string' ? parse(fileInfo) : fileInfo;
  const isObject = typeof info === 'object' && info !== null && !Array.isArray(info);
  if (!isObject || Object.keys(info).some((name) => POISON.has(name)))
    throw refusedField(
      ['fileInfo'],
      'fileInfo must be a JSON object such as {"alternativeText": "A look in blue"}',
    );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
