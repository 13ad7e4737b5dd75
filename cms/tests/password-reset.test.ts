import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { MailServer } from './support/mail-server';

const OWNER_ADDRESS = 'owner@example.org';
const NEW_PASSWORD = 'calm-lantern-harbour-7';
const OURS = { 'x-requested-with': 'XMLHttpRequest' };
const USER = 'plugin::users-permissions.user';

const server = new MailServer();
let cms: BootedCms;

beforeAll(async () => {
  process.env.SMTP_URL = await server.start();
  process.env.MAIL_FROM = 'site@example.org';
  cms = await bootCms();
  const data = { email: OWNER_ADDRESS };
  await cms.strapi.db.query(USER).update({ where: { username: OWNER.username }, data });
});
afterAll(async () => {
  await cms.stop();
  await server.stop();
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
});

const forgot = (client: Client, identifier: string, headers: object = OURS) =>
  client.rest('POST', '/api/auth/forgot-password', { identifier }, headers);

const reset = (token: string, password = NEW_PASSWORD) =>
  visitor(cms).rest(
    'POST',
    '/api/auth/reset-password',
    { token, password, passwordConfirmation: password },
    OURS,
  );

const ENDED = 'This link has expired. Request a new one.';

/** Asks for a link and reads it from the email. */
async function tokenFor(identifier: string): Promise<string> {
  server.received.length = 0;
  await forgot(visitor(cms), identifier);
  const { source } = await server.mailTo(OWNER_ADDRESS);
  const token = /http:\/\/localhost:3000\/admin\/reset-password#([\w-]+)/.exec(source)?.[1];
  if (!token) throw new Error(`No link in ${source}`);
  return token;
}

test('gives the same response for unknown accounts', async () => {
  const [unknown, known] = await Promise.all([
    forgot(visitor(cms), 'nobody'),
    forgot(visitor(cms), OWNER.username),
  ]);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(known.status).toBe(200);
  await server.mailTo(OWNER_ADDRESS);
  expect(server.received).toHaveLength(1);
});

test('sets a new password once by the emailed link, and ends every session', async () => {
  const { owner } = await signIn(cms);
  const token = await tokenFor(OWNER_ADDRESS);
  const [stored] = await cms.strapi.db.connection('password_resets');
  expect(JSON.stringify(stored)).not.toContain(token);

  expect((await reset(token, 'short')).failure?.message).toBe(
    'The password must have at least 12 characters.',
  );
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token, 'another-lantern-9-x')).failure?.message).toBe(ENDED);
  expect((await owner.rest('GET', '/api/users/me')).status).toBe(401);
  await signIn(cms, NEW_PASSWORD);
});

test("expires a link after an hour, and when the account's address changes", async () => {
  const token = await tokenFor(OWNER.username);
  const resets = () => cms.strapi.db.connection('password_resets');
  await resets().update({ expires_at: Date.now() - 1 });
  expect((await reset(token)).failure?.message).toBe(ENDED);
  await resets().update({ expires_at: Date.now() + 1000 });

  const { owner } = await signIn(cms, NEW_PASSWORD);
  const { data } = await owner.graphql('mutation { changeOwnEmail(email: "Other@Example.org") }');
  expect(data).toEqual({ changeOwnEmail: 'other@example.org' });
  expect((await reset(token)).failure?.message).toBe(ENDED);
});

test('expires a link when the password changes', async () => {
  const { owner } = await signIn(cms, NEW_PASSWORD);
  const { id } = await cms.strapi.db.query(USER).findOne({ where: { username: OWNER.username } });
  const links = () => cms.strapi.db.connection('password_resets').where({ user_id: id });
  await cms.strapi.db
    .connection('password_resets')
    .insert({ user_id: id, token_hash: 'of a link', expires_at: Date.now() + 60_000 })
    .onConflict('user_id')
    .merge();
  const password = 'still-harbour-lantern-8';
  const change = { currentPassword: NEW_PASSWORD, password, passwordConfirmation: password };
  expect((await owner.rest('POST', '/api/auth/change-password', change)).status).toBe(200);
  expect(await links()).toEqual([]);
});

test('counts requests by address, and emails by account', async () => {
  const asker = visitor(cms);
  const answers = await Promise.all(Array.from({ length: 11 }, () => forgot(asker, OWNER.username)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
  const asked = await cms.strapi.db.connection('mail_outbox').where({ kind: 'password-reset' });
  expect(asked).toHaveLength(3);
});

test('refuses requests from pages of other sites', async () => {
  expect((await forgot(visitor(cms), OWNER.username, {})).status).toBe(403);
  const foreign = { ...OURS, origin: 'https://evil.example' };
  expect((await forgot(visitor(cms), OWNER.username, foreign)).status).toBe(403);
});
