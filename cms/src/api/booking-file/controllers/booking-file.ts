import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  clientsDays,
  clientsPaper,
  clientsPayment,
  ownersDays,
  ownersPaper,
  ownersReceipt,
} from '../../../booking';
import { callerAddress } from '../../../platform/request/caller-address';
import { hit, type Limit } from '../../../platform/request/rate-limit';

/** A calendar asks every hour; guessing a secret takes far more tries. */
const ASKED: Limit = { name: 'booking-files', hits: 60, seconds: 10 * 60 };

type Find = (strapi: Core.Strapi, secret: string, paper: string) => Promise<unknown>;

/** Returns the data for booking files by the secret in the body; 404 for a wrong one. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const answer = (field: 'token' | 'documentId' | 'secret', find: Find) => async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store');
    await hit(strapi, ASKED, [callerAddress(strapi)]);
    const body = (ctx.request as { body?: Record<string, unknown> }).body ?? {};
    const found = await find(strapi, String(body[field] ?? ''), String(body.paper ?? ''));
    if (!found) return ctx.notFound();
    ctx.body = found;
  };
  return {
    clientsQuote: answer('token', clientsPaper),
    ownersQuote: answer('documentId', ownersPaper),
    clientsPayment: answer('token', clientsPayment),
    ownersReceipt: answer('documentId', ownersReceipt),
    clientsDays: answer('token', clientsDays),
    ownersDays: answer('secret', ownersDays),
  };
};
