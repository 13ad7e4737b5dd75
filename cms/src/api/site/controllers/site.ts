import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { mailIsConfigured } from '../../../mail/mail-server';
import { ownerLooksAtTheSite } from '../../../sessions/cookie';
import { contentVersion } from '../../../site/content-version';
import { isHealthy } from '../../../site/health';
import { readSwitches } from '../../../site/switches';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the public origin needs before it renders anything; answered also under maintenance. */
  async state(ctx: Context) {
    const { siteTitle, contactEmail, enableBlog, enableVolunteers, maintenance } = await readSwitches(strapi);
    const ownerSignedIn = await ownerLooksAtTheSite(strapi, ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      contentVersion: await contentVersion(strapi),
      siteTitle,
      contactEmail,
      enableBlog,
      enableVolunteers,
      maintenance,
      sendsMail: mailIsConfigured(),
      ownerSignedIn,
      // Where the texts are edited that the owner's area has no forms for; nobody else needs to know.
      ...(ownerSignedIn && { panelUrl: strapi.config.get<string>('admin.absoluteUrl') }),
    };
  },

  async health(ctx: Context) {
    const ok = await isHealthy(strapi);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ok ? 200 : 503;
    ctx.body = { ok };
  },
});
