import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { erasePerson, readPerson } from '../../../personal-data/person';

interface Body {
  data?: { email?: unknown };
}

const emailOf = (ctx: Context) => (ctx.request.body as Body | undefined)?.data?.email;

/** One visitor's data, for the owner. The address stands in the body: addresses of requests are logged. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async export(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readPerson(strapi, emailOf(ctx)) };
  },

  async erase(ctx: Context) {
    ctx.body = { data: await erasePerson(strapi, emailOf(ctx)) };
  },
});
