import { expect, onTestFinished, test, vi } from 'vitest';
import { quoteEnds } from '../src/booking/quotes/quote-jobs';
import { endHolds, finishBookings } from '../src/booking/states/booking-jobs';
import { clearBin } from '../src/content/bin/restore-from-bin';
import { deleteOld } from '../src/people/personal-data/retention';
import type { Work } from '../src/platform/jobs/job';
import { runDueWork } from '../src/platform/jobs/scheduler';
import { DAY_MS } from '../src/shared/days';
import { siteDay } from '../src/shared/site-clock';
import { bootForBookings, day, moveBooking, requestsOn } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import type { Client } from './support/client';
import { createMessage, saveSettings } from './support/factories';
import { sentQuote } from './support/quotes';

const BOOKING = 'api::booking.booking';
const QUOTE = 'api::quote.quote';
const MESSAGE = 'api::message.message';
const MINUTE = 60_000;

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
  cms.strapi.documents.use((context, next) => {
    const { documentId = '' } = context.params as { documentId?: string };
    if (refused.has(documentId)) throw new Error('this row cannot be changed');
    return next();
  });
});

const stateOf = async (uid: typeof BOOKING | typeof QUOTE, documentId: string) =>
  (await cms.strapi.db.query(uid).findOne({ where: { documentId } }))?.state;

/** Rows that the database refuses to change. */
const refused = new Set<string>();

function refuse(...rows: string[]): void {
  for (const row of rows) refused.add(row);
  const logged = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  onTestFinished(() => {
    refused.clear();
    logged.mockRestore();
  });
}

test('reports a hold that cannot end, and ends the others', async () => {
  const ids = await requestsOn(cms, day(60), 3);
  const [bad = '', ...good] = ids;
  const holdEndsAt = new Date(Date.now() + MINUTE).toISOString();
  for (const id of ids) await moveBooking(cms, owner, id, 'PLACE_OPTION', { holdEndsAt });
  refuse(bad);
  const run = endHolds.run(cms.strapi, Date.now() + 2 * MINUTE);
  await expect(run).rejects.toThrow('this row cannot be changed');
  expect(await stateOf(BOOKING, bad)).toBe('option');
  for (const id of good) expect(await stateOf(BOOKING, id)).toBe('expired');
});

test('leaves a hold alone that was extended since it was read', async () => {
  const [id = ''] = await requestsOn(cms, day(61), 1);
  await moveBooking(cms, owner, id, 'PLACE_OPTION', {
    holdEndsAt: new Date(Date.now() + MINUTE).toISOString(),
  });
  const query = cms.strapi.db.query.bind(cms.strapi.db);
  const later = new Date(Date.now() + 60 * MINUTE);
  const spy = vi.spyOn(cms.strapi.db, 'query').mockImplementationOnce(((uid: never) => ({
    findMany: async (params: object) => {
      const found = await (query(uid) as { findMany(asked: object): Promise<unknown> }).findMany(params);
      await query(BOOKING).update({ where: { documentId: id }, data: { holdEndsAt: later } });
      return found;
    },
  })) as never);
  onTestFinished(() => spy.mockRestore());
  await endHolds.run(cms.strapi, Date.now() + 2 * MINUTE);
  expect(await stateOf(BOOKING, id)).toBe('option');
});

test('finishes other bookings if one cannot be finished', async () => {
  const ids: string[] = [];
  for (const from of [62, 63]) {
    const [id = ''] = await requestsOn(cms, day(from), 1);
    await moveBooking(cms, owner, id, 'CONFIRM');
    ids.push(id);
  }
  const [bad = '', good = ''] = ids.sort();
  refuse(bad);
  await expect(finishBookings.run(cms.strapi, Date.now() + 70 * DAY_MS)).rejects.toThrow();
  expect([await stateOf(BOOKING, bad), await stateOf(BOOKING, good)]).toEqual(['confirmed', 'done']);
});

test('ends other quotes if one cannot end', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { documentId } = (await sentQuote(cms, owner)).quote;
    await cms.strapi.db.query(QUOTE).update({ where: { documentId }, data: { validUntil: day(5) } });
    ids.push(documentId);
  }
  const [bad = '', good = ''] = ids;
  refuse(bad);
  await expect(quoteEnds.run(cms.strapi, Date.now() + 10 * DAY_MS)).rejects.toThrow();
  expect([await stateOf(QUOTE, bad), await stateOf(QUOTE, good)]).toEqual(['sent', 'ended']);
});

test('deletes other messages if one cannot be deleted', async () => {
  await saveSettings(cms, { deleteMessagesAfterMonths: 1, deleteBookingsAfterMonths: 1 });
  const createdAt = new Date(Date.now() - 100 * DAY_MS);
  const ids: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { documentId } = await createMessage(cms);
    await cms.strapi.db.query(MESSAGE).updateMany({ where: { documentId }, data: { createdAt } });
    ids.push(documentId);
  }
  const [bad = ''] = ids;
  const [old = ''] = await requestsOn(cms, day(64), 1);
  const lastDay = siteDay(Date.now() - 100 * DAY_MS);
  await cms.strapi.db.query(BOOKING).updateMany({ where: { documentId: old }, data: { lastDay } });
  refuse(bad);
  await expect(deleteOld(cms.strapi, Date.now())).rejects.toThrow();
  const left = await cms.strapi.db.query(MESSAGE).findMany({ where: { documentId: { $in: ids } } });
  expect(left).toMatchObject([{ documentId: bad }]);
  expect(await stateOf(BOOKING, old)).toBeUndefined();
});

test('clears other entries of the bin if one cannot be cleared', async () => {
  const row = {
    content_type: MESSAGE,
    actor: 'owner',
    source: 'GraphQL',
    item: Buffer.from('not what it should be'),
  };
  const table = cms.strapi.db.connection('bin');
  await table.insert({ ...row, document_id: 'broken', deleted_at: 1 });
  const { documentId } = await createMessage(cms);
  await owner.rest('DELETE', `/api/messages/${documentId}`);
  const logged = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  onTestFinished(() => logged.mockRestore());
  await expect(clearBin(cms.strapi, Date.now() + 40 * DAY_MS)).rejects.toThrow();
  const left = await cms.strapi.db.connection('bin').select('document_id');
  expect(left).toEqual([{ document_id: 'broken' }]);
  await cms.strapi.db.connection('bin').delete();
});

test('handles rows that became due after a failure at once', async () => {
  const start = Date.parse('2031-05-06T03:20:00Z');
  const moments = [start, start + 30_000];
  const done: number[] = [];
  const work: Work = {
    name: 'test rows',
    title: 'Tries',
    nextDue: async (_strapi, after = 0) => moments.find((moment) => moment > after),
    run: async (_strapi, now) => {
      done.push(now);
      throw new Error('the first row cannot be changed');
    },
  };
  const logged = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  onTestFinished(() => logged.mockRestore());
  for (const seconds of [0, 10, 30, 40]) await runDueWork(cms.strapi, [work], () => start + seconds * 1000);
  expect(done).toEqual([start, start + 30_000]);
});
