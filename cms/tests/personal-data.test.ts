import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../src/booking/client/client-token';
import { queueMail } from '../src/mail/outbox';
import { deleteOld, monthsBefore } from '../src/people/personal-data/retention';
import { buildRequest, createRates, day } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Answer, type Client, freshAddress, signIn, visitor } from './support/client';
import {
  create,
  createBlogPost,
  createComment,
  createMessage,
  createProject,
  createVolunteer,
  saveSettings,
} from './support/factories';
import { newBooking, sentQuote } from './support/quotes';
import { applyToVolunteer, postComment, sendMessage } from './support/submissions';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

interface Person {
  email: string;
  messages: Record<string, unknown>[];
  applications: Record<string, unknown>[];
  comments: Record<string, unknown>[];
  bookings: Record<string, unknown>[];
  mails: Record<string, unknown>[];
  drafts: Record<string, unknown>[];
}

interface PersonDoor {
  name: string;
  read(client: Client, email: string): Promise<Answer<Person>>;
  erase(client: Client, email: string): Promise<Answer<Record<string, unknown>>>;
  readByPhone(client: Client, phone: string): Promise<Answer<Person>>;
  eraseByPhone(client: Client, phone: string): Promise<Answer<Record<string, unknown>>>;
}

const APIS: PersonDoor[] = [
  {
    name: 'REST',
    read: (client, email) => client.rest('POST', '/api/person/export', { data: { email } }),
    erase: (client, email) => client.rest('POST', '/api/person/erase', { data: { email } }),
    readByPhone: (client, phone) => client.rest('POST', '/api/person/export', { data: { phone } }),
    eraseByPhone: (client, phone) => client.rest('POST', '/api/person/erase', { data: { phone } }),
  },
  {
    name: 'GraphQL',
    read: async (client, email) => {
      const query =
        'query ($email: String!) { person(email: $email) { email messages applications comments bookings mails drafts } }';
      const answer = await client.graphql<{ person: Person }>(query, { email });
      return { ...answer, data: answer.data?.person };
    },
    erase: async (client, email) => {
      const query =
        'mutation ($email: String!) { erased: erasePerson(email: $email) { email documentIds messages applications comments bookings } }';
      const answer = await client.graphql<{ erased: Record<string, unknown> }>(query, { email });
      return { ...answer, data: answer.data?.erased };
    },
    readByPhone: async (client, phone) => {
      const query =
        'query ($phone: String) { person(phone: $phone) { phone messages applications comments bookings } }';
      const answer = await client.graphql<{ person: Person }>(query, { phone });
      return { ...answer, data: answer.data?.person };
    },
    eraseByPhone: async (client, phone) => {
      const query =
        'mutation ($phone: String) { erased: erasePerson(phone: $phone) { applications bookings } }';
      const answer = await client.graphql<{ erased: Record<string, unknown> }>(query, { phone });
      return { ...answer, data: answer.data?.erased };
    },
  },
];

/** Sends all forms as one visitor, one of them twice. */
async function someone(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const post = await createBlogPost(cms, { title: `Of ${email}` });
  const project = await createProject(cms, { title: 'Uniforms' });
  await createMessage(cms, { senderEmail: email, subject: 'First' });
  await createMessage(cms, { senderEmail: email, subject: 'Second', message: 'In private' });
  await createVolunteer(cms, { email, phone: '0712 345678', project: project.documentId });
  await createComment(cms, { email, text: 'Well said', status: 'approved', blogPost: post.documentId });
  const days = { firstDay: day(300), lastDay: day(300) };
  const token = newToken(days.lastDay);
  await create(cms, 'api::booking.booking', { ...buildRequest({ ...days, email }), ...token });
  return email;
}

/** Stores an unsaved draft of the owner. */
async function begin(name: string): Promise<void> {
  const values = JSON.stringify({ note: 'Asked twice' });
  const data = { name, path: '/bookings', title: 'Asked twice', itemRevision: 1, revision: 0, values };
  const { failure } = await owner.graphql(
    'mutation ($data: KeptDraftInput!) { keepDraft(data: $data) { kept } }',
    { data },
  );
  expect(failure).toBeUndefined();
}

/** @returns which of these drafts still exist */
async function begun(names: string[]): Promise<string[]> {
  const { data } = await owner.graphql<{ keptDrafts: { name: string }[] }>('{ keptDrafts { name } }');
  return (data?.keptDrafts ?? []).map(({ name }) => name).filter((name) => names.includes(name));
}

describe.each(APIS)("A visitor's data through $name", (api) => {
  test('is exported completely, without data of others', async () => {
    const [email, other] = [await someone(), await someone()];
    const { data, text } = await api.read(owner, ` ${email.toUpperCase()} `);
    expect(data).toMatchObject({
      email,
      messages: [{ subject: 'First' }, { subject: 'Second', message: 'In private' }],
      applications: [{ phone: '0712 345678', status: 'pending', project: 'Uniforms' }],
      comments: [{ text: 'Well said', blogPost: `Of ${email}` }],
      bookings: [{ service: 'Runway', changes: [{ event: 'ASKED', to: 'enquiry' }] }],
    });
    expect(text).not.toContain(other);
    expect(text).not.toMatch(/submissionKey|tokenSeed|tokenHash/);
  });

  test('includes emails about their quotes, exported and erased', async () => {
    const email = `${randomUUID()}@example.com`;
    await createRates(cms);
    const { quote } = await sentQuote(cms, owner, { email });
    await queueMail(cms.strapi, 'quote-sent', quote.documentId);
    expect((await api.read(owner, email)).data?.mails).toMatchObject([{ kind: 'quote-sent' }]);
    await api.erase(owner, email);
    expect(await cms.strapi.db.connection('mail_outbox').where({ document_id: quote.documentId })).toEqual(
      [],
    );
  });

  test("includes the owner's drafts about them on all devices, exported and erased", async () => {
    const [email, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await createRates(cms);
    const { quote, booking } = await sentQuote(cms, owner, { email });
    const { booking: theirs } = await newBooking(cms, { email: other });
    const names = [`bookings/${booking}`, `booking-answers/${booking}/Thanks`, `quotes/${quote.documentId}`];
    for (const name of [...names, `bookings/${theirs}`]) await begin(name);

    const { data: person } = await api.read(owner, email);
    expect(person?.drafts.map(({ name }) => name)).toEqual(names);
    expect(person?.drafts[0]).toMatchObject({ values: { note: 'Asked twice' } });

    const { data: erased } = await api.erase(owner, email);
    expect(erased?.documentIds).toEqual([booking, quote.documentId]);
    expect(await begun([...names, `bookings/${theirs}`])).toEqual([`bookings/${theirs}`]);
    await api.erase(owner, other);
  });

  test('includes drafts about items in the bin', async () => {
    const email = `${randomUUID()}@example.com`;
    const { booking } = await newBooking(cms, { email });
    await begin(`bookings/${booking}`);
    await owner.graphql('mutation ($id: ID!) { deleteBooking(documentId: $id) { documentId } }', {
      id: booking,
    });
    expect((await api.read(owner, email)).data?.bookings).toMatchObject([{ deletedAt: expect.any(String) }]);
    await api.erase(owner, email);
    expect(await begun([`bookings/${booking}`])).toEqual([]);
  });

  test('is erased completely, without data of others', async () => {
    const [email, other] = [await someone(), await someone()];
    const { data } = await api.erase(owner, email);
    expect(data).toMatchObject({ email, messages: 2, applications: 1, comments: 1, bookings: 1 });
    expect((await api.read(owner, email)).data).toEqual({
      email,
      messages: [],
      applications: [],
      comments: [],
      bookings: [],
      mails: [],
      drafts: [],
    });
    expect((await api.read(owner, other)).data).toMatchObject({ messages: [{}, {}], applications: [{}] });
  });

  test('is found by telephone number in any format, even in the bin', async () => {
    const number = `+2547${randomInt(10_000_000, 99_999_999)}`;
    const local = `0${number.slice(4)}`;
    const { booking } = await newBooking(cms, { email: null, phone: local });
    const deleted = await newBooking(cms, { email: `${randomUUID()}@example.com`, phone: number });
    await createVolunteer(cms, { phone: `${local.slice(0, 4)} ${local.slice(4)} (WhatsApp)` });
    await owner.graphql('mutation ($id: ID!) { deleteBooking(documentId: $id) { documentId } }', {
      id: deleted.booking,
    });
    const { data } = await api.readByPhone(owner, `00254 ${number.slice(4)}`);
    expect(data).toMatchObject({
      phone: number,
      messages: [],
      applications: [{ name: 'Otieno' }],
      bookings: [{ documentId: booking }, { documentId: deleted.booking, deletedAt: expect.any(String) }],
    });
    expect((await api.eraseByPhone(owner, local)).data).toMatchObject({ applications: 1, bookings: 2 });
    expect((await api.readByPhone(owner, number)).data).toMatchObject({ applications: [], bookings: [] });
  });

  test('cannot be exported or erased by visitors', async () => {
    const email = await someone();
    for (const ask of [api.read, api.erase]) {
      const { status, failure, text } = await ask(visitor(cms), email);
      expect([200, 403]).toContain(status);
      expect(failure?.name).toMatch(/Forbidden|FORBIDDEN/);
      expect(text).not.toContain('In private');
    }
    expect((await api.read(owner, email)).data?.messages).toHaveLength(2);
  });

  test.each(['', 'nobody', '%@%', 'a@b'])('cannot be found by %j', async (email) => {
    for (const ask of [api.read, api.erase]) {
      expect((await ask(owner, email)).failure?.message).toMatch(
        /^(Fill in this field|Enter an email address)/,
      );
    }
  });
});

test('contains no network address in any table', async () => {
  const address = freshAddress();
  const { documentId } = await createBlogPost(cms);
  await sendMessage(visitor(cms, address));
  await sendMessage(visitor(cms, address), { senderEmail: 'refused' });
  await applyToVolunteer(visitor(cms, address));
  await postComment(visitor(cms, address), documentId);
  await signIn(cms, undefined, address);
  const { connection } = cms.strapi.db;
  const tables: string[] = await cms.strapi.db.dialect.schemaInspector.getTables();
  expect(tables.length).toBeGreaterThan(40);
  const holding: string[] = [];
  for (const table of tables) {
    if (JSON.stringify(await connection(table)).includes(address)) holding.push(table);
  }
  expect(holding).toEqual([]);
});

describe('Retention', () => {
  const NOW = Date.parse('2027-03-31T12:00:00Z');

  const age = async (table: string, { id }: { id: number }, at: string) => {
    await cms.strapi.db
      .connection(table)
      .where({ id })
      .update({ created_at: new Date(at), updated_at: new Date(at) });
  };
  const left = async (uid: 'message' | 'volunteer' | 'booking', ids: number[]) => {
    const rows: { id: number }[] = await cms.strapi.db
      .query(`api::${uid}.${uid}`)
      .findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } });
    return rows.map(({ id }) => id);
  };

  test('deletes nothing without a setting', async () => {
    const message = await createMessage(cms);
    await age('messages', message, '2001-01-01T00:00:00Z');
    expect(await deleteOld(cms.strapi, NOW)).toBe(0);
    expect(await left('message', [message.id])).toEqual([message.id]);
    await cms.strapi.documents('api::message.message').delete({ documentId: message.documentId });
  });

  test('deletes messages, rejected applications and bookings after their months', async () => {
    await saveSettings(cms, {
      deleteMessagesAfterMonths: 6,
      deleteRejectedAfterMonths: 1,
      deleteBookingsAfterMonths: 3,
    });
    const past = (lastDay: string) =>
      create(cms, 'api::booking.booking', buildRequest({ firstDay: lastDay, lastDay }));
    const [over, after] = [await past('2026-12-30'), await past('2026-12-31')];
    const [old, young] = [await createMessage(cms), await createMessage(cms)];
    await age('messages', old, '2026-09-29T00:00:00Z');
    await age('messages', young, '2026-10-01T00:00:00Z');
    const rejected = await createVolunteer(cms, { status: 'rejected' });
    const approved = await createVolunteer(cms, { status: 'approved' });
    const recent = await createVolunteer(cms, { status: 'rejected' });
    await age('volunteers', rejected, '2027-02-27T00:00:00Z');
    await age('volunteers', approved, '2020-01-01T00:00:00Z');
    await age('volunteers', recent, '2027-03-15T00:00:00Z');

    expect(await deleteOld(cms.strapi, NOW)).toBe(3);
    expect(await left('booking', [over.id, after.id])).toEqual([after.id]);
    expect(await left('message', [old.id, young.id])).toEqual([young.id]);
    expect(await left('volunteer', [rejected.id, approved.id, recent.id])).toEqual([approved.id, recent.id]);
  });

  test.each(['2026-02-28', '2027-03-31'])('takes a day of the month before for %s', (day) => {
    const expected = { '2026-02-28': '2026-01-28', '2027-03-31': '2027-02-28' }[day];
    expect(
      monthsBefore(new Date(`${day}T12:00:00Z`), 1)
        .toISOString()
        .slice(0, 10),
    ).toBe(expected);
  });

  test.each([0, 121, 1.5])('refuses %d months', async (deleteMessagesAfterMonths) => {
    const { data } = await owner.rest<{ revision: number }>('GET', '/api/settings');
    const answer = await owner.rest('PUT', '/api/settings', {
      data: { deleteMessagesAfterMonths, revision: data?.revision },
    });
    expect(answer.status).toBe(400);
  });
});
