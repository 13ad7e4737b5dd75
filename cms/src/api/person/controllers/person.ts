import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { erasePerson, type PersonQuery, readPerson } from '../../../people';

const queryOf = (ctx: Context) => (ctx.request.body as { data?: PersonQuery } | undefined)?.data ?? {};

/** Exports one visitor's data for the owner. The email address is in the body, because URLs are logged. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async export(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readPerson(strapi, queryOf(ctx)) };
  },

  async erase(ctx: Context) {
    ctx.body = { data: await erasePerson(strapi, queryOf(ctx)) };
  },
});
