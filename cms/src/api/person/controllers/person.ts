import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type AskedFor, erasePerson, readPerson } from '../../../people';

interface Body {
  data?: AskedFor;
}

const askedFor = (ctx: Context) => (ctx.request.body as Body | undefined)?.data ?? {};

/** Exports one visitor's data for the owner. The email address is in the body, because URLs are logged. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async export(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readPerson(strapi, askedFor(ctx)) };
  },

  async erase(ctx: Context) {
    ctx.body = { data: await erasePerson(strapi, askedFor(ctx)) };
  },
});
