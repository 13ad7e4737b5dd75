import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { APIS, NOUNS, type Noun } from './support/apis';
import { bootForBookings, day, RATES, requestBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Answer, type Client, visitor } from './support/client';
import {
  create,
  createBlogPost,
  createComment,
  createMessage,
  createVolunteer,
  saveSettings,
} from './support/factories';
import { accept, ask, draftOf, newBooking, send } from './support/quotes';
import { applyToVolunteer, postComment, sendMessage } from './support/submissions';

const BOOKING = 'api::booking.booking';
const RATE_CARD = 'api::rate-card.rate-card';

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const dearer = () =>
  cms.strapi.db
    .query(RATE_CARD)
    .findOne({})
    .then(({ documentId }) =>
      cms.strapi.documents(RATE_CARD).update({
        documentId,
        data: {
          services: RATES.services.map((service) => ({ ...service, name: `New ${service.name}` })),
        } as never,
      }),
    );

test('answers a repeated request after its service was renamed and its day has passed', async () => {
  const proof = { submissionKey: randomUUID() };
  const first = await requestBooking(visitor(cms), {}, proof);
  await dearer();
  const again = await requestBooking(visitor(cms), {}, proof);
  expect(again.data).toEqual(first.data);
  const late = await requestBooking(visitor(cms), { firstDay: day(-1), lastDay: day(-1) }, proof);
  expect(late.data).toEqual(first.data);
  expect(await cms.strapi.db.query(BOOKING).count({ where: proof })).toBe(1);
  const { documentId } = await cms.strapi.db.query(RATE_CARD).findOne({});
  await cms.strapi.documents(RATE_CARD).update({ documentId, data: structuredClone(RATES) as never });
});

test("stores an owner's booking once per key of its form", async () => {
  const data = {
    service: 'Runway',
    quantity: 1,
    firstDay: day(9),
    lastDay: day(9),
    city: 'Nakuru',
    name: 'Key',
  };
  const headers = { 'idempotency-key': randomUUID() };
  const save = (fields: object) =>
    owner.graphql<{ saved: { documentId: string } }>(
      'mutation($data: BookingByHandInput!) { saved: createBooking(data: $data) { documentId } }',
      { data: { ...data, email: 'key@example.com', ...fields } },
      headers,
    );
  const first = await save({});
  expect(first.failure).toBeUndefined();
  expect((await save({ firstDay: day(-1), service: 'Gone' })).data).toEqual(first.data);
  expect(await cms.strapi.db.query(BOOKING).count({ where: { name: 'Key' } })).toBe(1);
});

test('answers a repeated application after its project and the form were closed', async () => {
  const project = await create(cms, 'api::project.project', {
    title: 'Open',
    description: 'For a while',
    acceptsVolunteers: true,
  });
  const fields = { projectDocumentId: project.documentId };
  const proof = { submissionKey: randomUUID() };
  const first = await applyToVolunteer(visitor(cms), fields, proof);
  expect(first.data).toEqual({ status: 'pending' });
  await cms.strapi.db
    .query('api::project.project')
    .update({ where: { documentId: project.documentId }, data: { acceptsVolunteers: false } });
  expect((await applyToVolunteer(visitor(cms), fields, proof)).data).toEqual(first.data);
  await saveSettings(cms, { enableVolunteers: false });
  expect((await applyToVolunteer(visitor(cms), fields, proof)).data).toEqual(first.data);
  await saveSettings(cms, { enableVolunteers: true });
});

test('answers a repeated comment after its post was unpublished, and a repeated message with other text', async () => {
  const { documentId } = await createBlogPost(cms);
  const proof = { submissionKey: randomUUID() };
  const first = await postComment(visitor(cms), documentId, {}, proof);
  await cms.strapi.documents('api::blog-post.blog-post').unpublish({ documentId });
  expect((await postComment(visitor(cms), documentId, {}, proof)).data).toEqual(first.data);
  const message = { submissionKey: randomUUID() };
  expect((await sendMessage(visitor(cms), {}, message)).data).toEqual({ status: 'received' });
  expect((await sendMessage(visitor(cms), { subject: '' }, message)).data).toEqual({ status: 'received' });
});

test('answers a repeated quote with its current state after a reply or a newer quote', async () => {
  const { token, booking } = await newBooking(cms);
  const draft = await draftOf(owner, booking);
  const { data: first } = await send(owner, draft);
  const since: [string, () => Promise<Answer<unknown>>][] = [
    ['questioned', () => ask(visitor(cms), token, 'Is travel in it?')],
    ['questioned', () => ask(visitor(cms), token, 'And the train?')],
    ['accepted', () => accept(visitor(cms), token)],
    ['ended', async () => send(owner, await draftOf(owner, booking))],
  ];
  for (const [state, happens] of since) {
    expect((await happens()).failure).toBeUndefined();
    const { data, failure } = await send(owner, draft);
    expect(failure, state).toBeUndefined();
    expect(data?.quote).toMatchObject({ number: first?.quote.number, state });
  }
  const older = await send(owner, { ...draft, revision: draft.revision - 1 });
  expect(older.failure?.message).toBe('This quote has already been sent.');
});

describe('The submission key', () => {
  const forms: [name: string, noun: Noun, make: () => Promise<{ documentId: string }>][] = [
    ['message', NOUNS.message, () => createMessage(cms)],
    ['application', NOUNS.volunteer, () => createVolunteer(cms)],
    [
      'comment',
      NOUNS.comment,
      async () => createComment(cms, { blogPost: (await createBlogPost(cms)).documentId }),
    ],
    ['booking', NOUNS.booking, async () => ({ documentId: (await newBooking(cms)).booking })],
  ];

  test.each(forms)('of a %s is not changed by saving', async (_name, noun, make) => {
    const { documentId } = await make();
    const keyOf = async () =>
      (await cms.strapi.db.query(noun.uid).findOne({ where: { documentId } })).submissionKey;
    const before = await keyOf();
    for (const api of APIS) {
      const { failure } = await api.update(owner, noun, documentId, { submissionKey: randomUUID() });
      expect(JSON.stringify(failure), api.name).toContain('submissionKey');
    }
    expect(await keyOf()).toEqual(before);
  });
});
