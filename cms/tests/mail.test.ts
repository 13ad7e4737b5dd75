import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BOOKING_NOTICES } from '../src/booking/letters';
import { queueMail } from '../src/mail/outbox';
import { sendDigest, sendDueMail } from '../src/mail/sender';
import { longDay } from '../src/shared/day-names';
import { createRates, day } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createMessage, createProject, createVolunteer, saveSettings } from './support/factories';
import { headerOf, MailServer } from './support/mail-server';
import { answerDays, askForDays } from './support/other-days';
import { accept, draftOf, newBooking, send } from './support/quotes';
import { applyToVolunteer, sendMessage } from './support/submissions';

const BOOKING = 'api::booking.booking';
const OWNER_ADDRESS = 'owner@example.org';
const MINUTE_MS = 60_000;

const server = new MailServer();
let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  process.env.SMTP_URL = await server.start();
  process.env.MAIL_FROM = 'Amani Kito <site@example.org>';
  cms = await bootCms();
  await cms.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { username: 'owner' }, data: { email: OWNER_ADDRESS } });
  await saveSettings(cms, { siteTitle: 'Amani Kito' });
  ({ owner } = await signIn(cms));
});
afterAll(async () => {
  await cms.stop();
  await server.stop();
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
});

const someAddress = () => `${randomUUID()}@example.com`;
const table = (name: string) => cms.strapi.db.connection(name);
const rowsAbout = (documentId: string) => table('mail_outbox').where({ document_id: documentId });

/** A message without notice to the owner, and a receipt that waits to be sent. */
async function waitingReceipt(): Promise<{ address: string; documentId: string }> {
  const address = someAddress();
  const { documentId } = await createMessage(cms, { senderEmail: address });
  await queueMail(cms.strapi, 'message-receipt', documentId);
  return { address, documentId };
}

test('acknowledges a message without its text, and notifies the owner', async () => {
  const address = someAddress();
  const fields = { senderEmail: address, senderName: 'Buy pills', subject: 'Cheap pills' };
  expect((await sendMessage(visitor(cms), fields)).failure).toBeUndefined();

  const receipt = await server.mailTo(address);
  expect(receipt.source).not.toContain('pills');
  expect(headerOf(receipt, 'Subject')).toBe('I have received your message');
  expect(headerOf(receipt, 'From')).toBe('Amani Kito <site@example.org>');
  expect(headerOf(receipt, 'Auto-Submitted')).toBe('auto-replied');

  const told = await server.mailTo(OWNER_ADDRESS);
  expect(headerOf(told, 'Subject')).toBe('Message from Buy pills: Cheap pills');
  expect(headerOf(told, 'Reply-To')).toBe(address);
  expect(told.source).toContain('http://localhost:3000/admin/messages');
  expect(told.source).not.toContain('Are you free in May?');
});

test('sends an email that a clock which was ahead has put off for a year', async () => {
  const { address, documentId } = await waitingReceipt();
  const aYear = Date.now() + 365 * 24 * 60 * MINUTE_MS;
  await rowsAbout(documentId).where({ state: 'waiting' }).update({ due_at: aYear });
  await sendDueMail(cms.strapi);
  expect(headerOf(await server.mailTo(address), 'Subject')).toBe('I have received your message');
});

test('tells the owner of news although the last email is dated a year ahead', async () => {
  const aYear = Date.now() + 365 * 24 * 60 * MINUTE_MS;
  const ended = { created_at: aYear, due_at: aYear, ended_at: aYear };
  await table('mail_outbox').insert({ kind: 'notices', about: '[]', state: 'sent', ...ended });
  const told = () => table('mail_outbox').where({ kind: 'notices', state: 'sent' });
  const { length: before } = await told();
  const { documentId } = await createMessage(cms, { senderEmail: someAddress(), subject: 'After the clock' });
  await table('mail_notices').insert({
    content_type: 'api::message.message',
    document_id: documentId,
    created_at: aYear,
  });
  await sendDigest(cms.strapi, Date.now());
  await sendDueMail(cms.strapi);
  await expect.poll(async () => (await told()).length).toBeGreaterThan(before);
});

test('exports and erases the emails to a person', async () => {
  const { address, documentId } = await waitingReceipt();
  await sendDueMail(cms.strapi);
  const person = await owner.graphql<{ person: { mails: object[] } }>(
    'query ($email: String!) { person(email: $email) { mails } }',
    { email: address },
  );
  expect(person.data?.person.mails).toMatchObject([{ kind: 'message-receipt', state: 'sent' }]);
  await owner.graphql('mutation ($email: String!) { erasePerson(email: $email) { email } }', {
    email: address,
  });
  expect(await rowsAbout(documentId)).toEqual([]);
});

test("emails a receipt with link, a quote and the owner's text for a booking, and notifies about a reply", async () => {
  await createRates(cms);
  const email = someAddress();
  const { token, booking } = await newBooking(cms, { email, name: 'Zawadi' });
  const receipt = await server.mailTo(email);
  expect(headerOf(receipt, 'Subject')).toBe('Your booking request has arrived');
  expect(receipt.source).toContain(`http://localhost:3000/b/${token}`);
  expect(receipt.source).not.toContain('Zawadi');

  const { data: sent } = await send(owner, await draftOf(owner, booking));
  expect(sent?.mailed).toBe(true);
  const number = sent?.quote.number ?? '';
  const quote = await server.mailTo(email, 2);
  expect(headerOf(quote, 'Subject')).toBe(`Quote ${number} from Amani Kito`);
  expect(quote.source).toContain(`/b/${token}`);

  const words = { id: booking, subject: 'The fitting', text: 'Hello,\n\nplease come at nine.' };
  const mailIt = () =>
    owner.graphql(
      'mutation($id: ID!, $subject: String!, $text: String!) { mailBookingAnswer(documentId: $id, subject: $subject, text: $text) }',
      words,
      { 'idempotency-key': 'a-form-of-the-owner' },
    );
  await mailIt();
  const answer = await server.mailTo(email, 3);
  expect(headerOf(answer, 'Subject')).toBe('The fitting');
  expect(answer.source).toContain('please come at nine.');
  expect((await mailIt()).data).toEqual({ mailBookingAnswer: true });
  expect(await table('mail_outbox').where({ document_id: booking, kind: 'booking-answer' })).toHaveLength(1);

  await accept(visitor(cms), token);
  const about: { content_type: string }[] = await table('mail_notices').where({
    document_id: sent?.quote.documentId ?? '',
  });
  expect(about).toMatchObject([{ content_type: 'api::quote.quote' }]);
});

test('tells the owner which other days a client asks for, and the client what the owner answers', async () => {
  await table('throttle_counters').delete();
  const email = someAddress();
  const { token, booking } = await newBooking(cms, { email, name: 'Zawadi' });
  const first = day(60);
  const line = async () => {
    const row = await cms.strapi.db.query(BOOKING).findOne({ where: { documentId: booking } });
    return { row, text: await BOOKING_NOTICES[BOOKING]?.line(row, cms.strapi) };
  };
  const answer = async (accept: boolean) => {
    expect((await askForDays(visitor(cms), token, [first])).failure).toBeUndefined();
    const { row, text } = await line();
    expect(text).toBe(`Zawadi asks for other days: ${longDay(first)} (Runway)`);
    expect((await answerDays(owner, booking, row.revision, accept)).failure).toBeUndefined();
    expect((await line()).text).toMatch(/^Booking request from Zawadi: Runway, /);
  };
  await answer(false);
  const declined = await server.mailTo(email, 2);
  expect(headerOf(declined, 'Subject')).toBe('The days you asked for are not possible');
  expect(declined.source).toContain(`/b/${token}`);
  await answer(true);
  const accepted = await server.mailTo(email, 3);
  expect(headerOf(accepted, 'Subject')).toBe('Your booking has moved to the days you asked for');
  expect(accepted.source).toContain(`/b/${token}`);
});

test('stores a message and its email together or not at all', async () => {
  const { connection } = cms.strapi.db;
  const count = () => cms.strapi.db.query('api::message.message').count();
  const before = await count();
  const logged = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await connection.schema.renameTable('mail_notices', 'mail_notices_away');
  try {
    expect((await sendMessage(visitor(cms), { senderEmail: someAddress() })).failure).toBeDefined();
  } finally {
    await connection.schema.renameTable('mail_notices_away', 'mail_notices');
    logged.mockRestore();
  }
  expect(await count()).toBe(before);
});

test('does not send an email that was rolled back with its cause', async () => {
  const { documentId } = await createMessage(cms, { senderEmail: someAddress() });
  const cause = cms.strapi.db.transaction(async () => {
    await queueMail(cms.strapi, 'message-receipt', documentId);
    throw new Error('taken back');
  });
  await expect(cause).rejects.toThrow('taken back');
  expect(await rowsAbout(documentId)).toEqual([]);
});

test('lets one of several simultaneous senders send an email', async () => {
  const addresses: string[] = [];
  for (let made = 0; made < 4; made += 1) addresses.push((await waitingReceipt()).address);
  await Promise.all([sendDueMail(cms.strapi), sendDueMail(cms.strapi), sendDueMail(cms.strapi)]);
  await Promise.all(addresses.map((address) => server.mailTo(address)));
  expect(addresses.map((address) => server.to(address).length)).toEqual([1, 1, 1, 1]);
});

test('shows a refused email to the owner, and sends it when tried again', async () => {
  const { address, documentId } = await waitingReceipt();
  server.refuse = ({ to }) =>
    to.includes(address) ? { responseCode: 452, message: 'mailbox is full' } : undefined;
  await sendDueMail(cms.strapi);
  server.refuse = () => undefined;

  const [row] = await rowsAbout(documentId);
  expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(Number(row.due_at)).toBeGreaterThan(Date.now() + MINUTE_MS / 2);
  const troubles = '{ mailTroubles { total mails { recipient problem nextTryAt } } }';
  const shown = await owner.graphql<{ mailTroubles: object }>(troubles);
  expect(shown.data?.mailTroubles).toMatchObject({
    total: 1,
    mails: [{ recipient: address, problem: expect.stringContaining('452 mailbox is full') }],
  });

  const again = await owner.graphql<{ sendMailAgain: number }>('mutation { sendMailAgain }');
  expect(again.data).toEqual({ sendMailAgain: 1 });
  const mail = await server.mailTo(address);
  const [first] = server.refused;
  expect(first && headerOf(first, 'Message-ID')).toBe(headerOf(mail, 'Message-ID'));
});

test('does not send again what an ended program left half-sent', async () => {
  const { address, documentId } = await waitingReceipt();
  await rowsAbout(documentId).update({ state: 'sending', due_at: Date.now() - 1 });
  await sendDueMail(cms.strapi);
  const [row] = await rowsAbout(documentId);
  expect(row).toMatchObject({ state: 'failed' });
  expect(row.problem).toMatch(/^It is unclear whether this email was sent/);
  expect(server.to(address)).toEqual([]);
  const dismissed = await owner.graphql<{ dismissFailedMail: number }>('mutation { dismissFailedMail }');
  expect(dismissed.data).toEqual({ dismissFailedMail: 1 });
  expect(await rowsAbout(documentId)).toEqual([]);
});

test('deletes the emails of a deleted message', async () => {
  const { documentId } = await waitingReceipt();
  await cms.strapi.documents('api::message.message').delete({ documentId });
  expect(await rowsAbout(documentId)).toEqual([]);
});

const decide = async (documentId: string, revision: number, status: string): Promise<number> => {
  const answer = await owner.graphql<{ saved: { revision: number } }>(
    `mutation ($documentId: ID!, $data: VolunteerInput!) {
       saved: updateVolunteer(documentId: $documentId, data: $data) { revision } }`,
    { documentId, data: { status, revision } },
  );
  if (!answer.data) throw new Error(answer.text);
  return answer.data.saved.revision;
};

test('emails a decision only after the time to undo it, and not if it was undone', async () => {
  const address = someAddress();
  const project = await createProject(cms, { title: 'Uniforms' });
  const { documentId, revision } = await createVolunteer(cms, {
    email: address,
    project: project.documentId,
  });

  const approved = await decide(documentId, revision, 'approved');
  await sendDueMail(cms.strapi, () => Date.now() + 15_000);
  const undone = await decide(documentId, approved, 'pending');
  expect(await rowsAbout(documentId)).toEqual([]);

  await decide(documentId, undone, 'rejected');
  expect(server.to(address)).toEqual([]);
  await sendDueMail(cms.strapi, () => Date.now() + 3 * MINUTE_MS);
  const mail = await server.mailTo(address);
  expect(headerOf(mail, 'Subject')).toBe('About your application');
  expect(mail.source).toContain('Hello Otieno,');
  expect(mail.source).toContain('“Uniforms”');
});

test('sends nothing to an owner who wants no emails, but still to applicants', async () => {
  await saveSettings(cms, { notifyOwner: 'never' });
  const before = server.to(OWNER_ADDRESS).length;
  const address = someAddress();
  expect((await applyToVolunteer(visitor(cms), { email: address })).failure).toBeUndefined();
  expect(headerOf(await server.mailTo(address), 'Subject')).toBe('Your application has arrived');
  expect(await table('mail_notices')).toEqual([]);
  expect(server.to(OWNER_ADDRESS)).toHaveLength(before);
});
