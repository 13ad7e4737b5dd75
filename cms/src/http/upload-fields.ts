import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

const UPLOADS = /^\/(?:api\/)?upload(?:\/|$)/i;

/** Names that reach into every object of the program. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

interface ReadRequest {
  body?: { fileInfo?: unknown };
  files?: Record<string, unknown>;
}

/** After the body was read: what Strapi's upload would answer with 500. One file a request bounds what it costs. */
export default () => async (ctx: Context, next: Next) => {
  if (!UPLOADS.test(ctx.path)) return next();
  const { body, files = {} } = ctx.request as unknown as ReadRequest;
  if (Object.values(files).flat().length > 1)
    throw new errors.ValidationError('Please send one file at a time');
  checkFileInfo(body?.fileInfo);
  return next();
};

/** @throws ValidationError unless it is missing or an object, as such or as JSON */
export function checkFileInfo(fileInfo: unknown): void {
  if (fileInfo === undefined || fileInfo === '') return;
  const info = typeof fileInfo === 'string' ? parse(fileInfo) : fileInfo;
  const isObject = typeof info === 'object' && info !== null && !Array.isArray(info);
  if (!isObject || Object.keys(info).some((name) => POISON.has(name))) {
    const message = 'fileInfo must be a JSON object such as {"alternativeText": "A look in blue"}';
    throw new errors.ValidationError(message, {
      errors: [{ path: ['fileInfo'], message, name: 'ValidationError' }],
    });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
