import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { daysVersion } from '../../../booking';
import { contentVersion, readSettings } from '../../../content';
import { endingFiles, namesOfUnused } from '../../../files';
import { mailIsConfigured } from '../../../mail';
import { ownerLooksAtTheSite } from '../../../people';
import { isShuttingDown } from '../../../platform/monitoring/graceful-shutdown';
import { isHealthy } from '../../../platform/monitoring/health';
import { place } from '../../../shared/place';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Returns what the public origin needs before rendering, even during maintenance. */
  async state(ctx: Context) {
    const { siteTitle, contactEmail, enableBlog, enableVolunteers, maintenance } = await readSettings(strapi);
    const icons: { mark: { url: string } | null } | null = await strapi.db
      .query('api::settings.settings')
      .findOne({ select: ['id'], populate: { mark: { select: ['url'] } } });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      contentVersion: await contentVersion(strapi),
      daysVersion: await daysVersion(strapi),
      siteTitle,
      contactEmail,
      mark: icons?.mark?.url ?? null,
      enableBlog,
      enableVolunteers,
      place: place(),
      maintenance,
      sendsMail: mailIsConfigured(),
      ownerSignedIn: await ownerLooksAtTheSite(strapi, ctx),
    };
  },

  /** Returns the last days of uploads, null for unused ones, only for the public origin, which serves them. */
  async lastDays(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    const files = await endingFiles(strapi);
    const unused = (await namesOfUnused(strapi)).map((hash) => ({ hash, lastDay: null }));
    ctx.body = [...files.map(({ hash, lastDay }) => ({ hash, lastDay })), ...unused];
  },

  async health(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    const leaving = isShuttingDown(strapi);
    const ok = !leaving && (await isHealthy(strapi));
    ctx.status = ok ? 200 : 503;
    // The public origin keeps asking: another CMS may answer at this address.
    ctx.body = { ok, ...(leaving && { leaving }) };
  },
});
