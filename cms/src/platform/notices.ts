import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** What the dashboard tells the owner until it is dismissed. */
export const NOTICES = 'owner_notices';

/** Events that nobody in the owner's area has caused, or whose consequences need a decision. */
export const NOTICE_EVENTS = [
  'HOLD_ENDED',
  'MOVED_UP',
  'DAYS_FREE',
  'CANCELLED',
  'QUOTE_ACCEPTED',
  'QUOTE_ENDED',
  'WORK_FAILED',
] as const;

type NoticeEvent = (typeof NOTICE_EVENTS)[number];

interface Notice {
  event: NoticeEvent;
  /** The documentId of a booking, or the name of scheduled work */
  about: string;
  /** Of an option that moved up */
  rank?: number | null;
  quoteNumber?: string | null;
}

export interface NoticeRow {
  id: number;
  at: number | string;
  event: NoticeEvent;
  about: string;
  rank: number | null;
  quote_number: string | null;
}

/** Stores a notice for the owner's dashboard, in the transaction of its cause. The same event of before is replaced. */
export async function addNotice(
  strapi: Core.Strapi,
  { event, about, rank = null, quoteNumber = null }: Notice,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(NOTICES).where({ event, about, quote_number: quoteNumber }).delete();
    await trx(NOTICES).insert({ at: Date.now(), event, about, rank, quote_number: quoteNumber });
  });
}

/** Deletes what was said about a booking or scheduled work. */
export async function forgetNotices(knex: Knex, about: string): Promise<void> {
  await knex(NOTICES).where({ about }).delete();
}
