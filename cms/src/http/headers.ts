import type { Context, Next } from 'koa';
import { CONTENT } from './bearer';

/** Responses of the content API are data: browsers must not run, frame or sniff them. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const UPLOAD_POLICY = "default-src 'none'; sandbox";

const UPLOADS = /^\/uploads\//i;

export default () => async (ctx: Context, next: Next) => {
  await next();
  // Strapi sets an empty header for an origin that it does not allow.
  if (!ctx.response.get('Access-Control-Allow-Origin')) {
    ctx.remove('Access-Control-Allow-Origin');
    ctx.remove('Access-Control-Allow-Credentials');
  }
  if (CONTENT.test(ctx.path)) {
    ctx.set('Content-Security-Policy', API_POLICY);
    if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  }
  if (UPLOADS.test(ctx.path)) ctx.set('Content-Security-Policy', UPLOAD_POLICY);
};
