import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Table of the notices that the dashboard shows until the owner dismisses them. */
export const NOTICES = 'owner_notices';

/** Events that the owner did not cause, or that need the owner's decision. */
export const NOTICE_EVENTS = [
  'HOLD_ENDED',
  'MOVED_UP',
  'DAYS_FREE',
  'CANCELLED',
  'DAYS_ASKED',
  'QUOTE_ACCEPTED',
  'QUOTE_ENDED',
  'PAYMENT_CLAIMED',
  'WORK_FAILED',
  'SECOND_FACTOR_OFFERED',
  'APP_UNREADABLE',
  'BOOKING_LINKS_RENEWED',
  'API_TOKENS_LOST',
  'PREVIEW_LINKS_LOST',
  'PUSH_LOST',
] as const;

export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** What a notice is about that concerns the owner's account or the whole site. */
export const ABOUT_SITE = 'account';

/** The authenticator app was set up with another secret. */
export const APP_UNREADABLE = { event: 'APP_UNREADABLE', about: ABOUT_SITE } as const;

interface Notice {
  event: NoticeEvent;
  /** The documentId of a booking, the name of a job, or 'account' */
  about: string;
  /** New rank of an option that moved up */
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

/**
 * Stores a notice for the owner's dashboard in the current transaction. It replaces an earlier notice of the same
 * event.
 */
export async function addNotice(
  strapi: Core.Strapi,
  { event, about, rank = null, quoteNumber = null }: Notice,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(NOTICES).where({ event, about, quote_number: quoteNumber }).delete();
    await trx(NOTICES).insert({ at: Date.now(), event, about, rank, quote_number: quoteNumber });
  });
}

/** Deletes a notice about something that has been decided. Call it in the transaction of the decision. */
export async function dropNotice(knex: Knex, { event, about }: Pick<Notice, 'event' | 'about'>) {
  await knex(NOTICES).where({ event, about }).delete();
}

export async function forgetNotices(knex: Knex, about: string): Promise<void> {
  await knex(NOTICES).where({ about }).delete();
}
