import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSessionCookie } from './cookie';
import { sessionUserId } from './refresh-token';

/**
 * Whether this browser holds the owner's live session. Lets the owner see the site under maintenance;
 * it grants nothing else, since a cookie is sent along without anybody's intent.
 */
export async function ownerLooksAtTheSite(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const token = readSessionCookie(ctx);
  return token !== undefined && (await sessionUserId(strapi, token)) !== undefined;
}
