import type { Core } from '@strapi/strapi';
import { nairobiDay } from '../dates/nairobi-day';
import { countUpContentVersion } from '../site/content-version';

const NOTES = 'site_notes';
const NAME = 'content_day';
/** A few seconds after midnight: machines that share a database do not agree on the second. */
const EVERY_MINUTE = '5 * * * * *';

/**
 * What is kept of pages was made on a day. When the day turns in Nairobi the content has changed, though nobody wrote
 * anything. Now, for a turn that was missed, and every minute.
 */
export async function turnDays(strapi: Core.Strapi): Promise<void> {
  let seen = '';
  const look = async () => {
    const today = nairobiDay();
    if (today === seen) return;
    await turnTo(strapi, today);
    seen = today;
  };
  await look();
  strapi.cron.add({ turnDays: { task: look, options: { rule: EVERY_MINUTE } } });
}

/** Counts the content's version up when nobody has yet for this day: of several machines one does. */
export async function turnTo(strapi: Core.Strapi, day: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(NOTES).insert({ name: NAME, value: day }).onConflict('name').ignore();
    const turned = await trx(NOTES).where({ name: NAME }).whereNot({ value: day }).update({ value: day });
    if (turned > 0) await countUpContentVersion(trx);
  });
}
