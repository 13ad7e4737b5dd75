import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginBookingPapers } from '../src/booking/quotes/booking-papers';
import { bookingPapers as starter } from '../starter/booking-papers';
import { createRates, day, moveBooking } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { create } from './support/factories';
import { newBooking } from './support/quotes';

const PAPERS = 'api::booking-papers.booking-papers';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await createRates(cms);
  await create(cms, PAPERS, { terms: 'Half now.', validDays: 10, answers: [] });
});
afterAll(() => cms.stop());
// A client may send five booking requests in ten minutes.
beforeEach(() => cms.strapi.db.connection('throttle_counters').delete());

describe('Prepared answers', () => {
  const answer = async (documentId: string, template: string) => {
    const { data, failure } = await owner.graphql<{ answer: { text: string } }>(
      `{ answer: bookingAnswer(documentId: "${documentId}", template: "${template}") { text } }`,
    );
    return { text: data?.answer.text, failure };
  };
  const hold = async (documentId: string) =>
    moveBooking(cms, owner, documentId, 'PLACE_OPTION', {
      holdEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
    });

  test('contain the rank and the end of an option', async () => {
    const on = { firstDay: day(90), lastDay: day(90) };
    const [first, second] = [await newBooking(cms, on), await newBooking(cms, on)];
    const { documentId } = await cms.strapi.db.query(PAPERS).findOne({});
    const answers = [{ name: 'Rank', subject: 'For {name}', text: 'The {rank} option until {Hold ends}.' }];
    await cms.strapi.documents(PAPERS).update({ documentId, data: { answers } });
    for (const { booking } of [first, second]) await hold(booking);
    expect((await answer(first.booking, 'Rank')).text).toMatch(/^The first option until \w+day \d+ /);
    expect((await answer(second.booking, 'Rank')).text).toMatch(/^The second option until \w+day \d+ /);
    const { booking } = await newBooking(cms, on);
    expect((await answer(booking, 'Rank')).text).toBe('The … option until ….');
  });

  test('differ by rank in the starter content: only the first option is told that its dates are on hold', () => {
    const textOf = (name: string) => starter.answers.find((one) => one.name === name)?.text ?? '';
    expect(textOf('Option placed')).toContain('these dates are on hold for you until {hold ends}');
    const later = textOf('Second or third option placed');
    expect(later).toContain('you have the {rank} option until {hold ends}');
    expect(later).toContain('not on hold for you yet');
  });
});

test("get the reply for later options once in earlier releases, after the owner's own", async () => {
  const { documentId } = await cms.strapi.db.query(PAPERS).findOne({});
  const own = { name: 'Option placed', subject: 'Mine', text: 'My own words' };
  await cms.strapi.documents(PAPERS).update({ documentId, data: { answers: [own] } });
  await cms.strapi.db.connection('site_notes').where({ name: 'later_option_answer' }).delete();
  const names = async () =>
    (await cms.strapi.db.query(PAPERS).findOne({ populate: { answers: true } })).answers.map(
      ({ name, text }: { name: string; text: string }) => `${name}: ${text.slice(0, 12)}`,
    );
  await beginBookingPapers(cms.strapi);
  const both = ['Option placed: My own words', 'Second or third option placed: Hello {name}'];
  expect(await names()).toEqual(both);
  await beginBookingPapers(cms.strapi);
  expect(await names()).toEqual(both);
});

test("replace starter texts of earlier releases once, and keep the owner's texts", async () => {
  const { documentId } = await cms.strapi.db.query(PAPERS).findOne({});
  const former =
    'Hello {name},\n\nthank you for asking for {service}, {days}. These days are held for you until {hold ends}. Please confirm before then, or tell me when you need longer.\n\nYour booking is here: {link}';
  const own = { name: 'Confirmed', subject: 'Mine', text: 'See you there. {hold ends}' };
  const begin = async (text: string) => {
    const answers = [{ name: 'Option placed', subject: 'Yours', text }, own];
    await cms.strapi.documents(PAPERS).update({ documentId, data: { answers } });
    await beginBookingPapers(cms.strapi);
    const papers = await cms.strapi.db.query(PAPERS).findOne({ populate: { answers: true } });
    return papers.answers.slice(0, 2).map((answer: { text: string }) => answer.text);
  };
  await cms.strapi.db.connection('site_notes').where({ name: 'starter_texts_of_answers' }).delete();
  const placed = starter.answers.find(({ name }) => name === 'Option placed');
  expect(await begin(former)).toEqual([placed?.text, own.text]);
  expect(await begin(former)).toEqual([former, own.text]);
});
