import { describe, expect, test } from 'vitest';
import { bookingPapers as starter } from '../starter/booking-papers';
import { bootForBookings, day, moveBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import type { Client } from './support/client';
import { create } from './support/factories';
import { newBooking } from './support/quotes';

const PAPERS = 'api::booking-papers.booking-papers';

let cms: BootedCms;
let owner: Client;

bootForBookings(async (site) => {
  ({ cms, owner } = site);
  await create(cms, PAPERS, { terms: 'Half now.', validDays: 10, answers: [] });
});

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
