import type { Core } from '@strapi/strapi';

/** The visitor's address as Koa resolved it behind the one trusted proxy; 'local' for work without a request. */
export function callerAddress(strapi: Core.Strapi): string {
  return strapi.requestContext.get()?.request.ip ?? 'local';
}
