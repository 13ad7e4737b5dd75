import { type AddressInfo, createServer } from 'node:net';
import nodemailerProvider from '@strapi/provider-email-nodemailer';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { mailPlugin } from '../src/mail/mail-server';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  process.env.MAIL_FROM = 'Amani Kito <site@example.org>';
  process.env.SMTP_URL = 'smtp://127.0.0.1:1';
  cms = await bootCms();
  await setAddress('owner@example.org');
  ({ owner } = await signIn(cms));
});
afterAll(async () => {
  await cms.stop();
  delete process.env.MAIL_FROM;
  delete process.env.SMTP_URL;
});

const setAddress = (email: string) =>
  cms.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { username: 'owner' }, data: { email } });

/** Sends a test email through this server, and returns the code of the refusal and its sentence. */
async function testMail(SMTP_URL: string, client = owner) {
  const { providerOptions, settings } = mailPlugin({ SMTP_URL, MAIL_FROM: process.env.MAIL_FROM });
  const email = cms.strapi.plugin('email') as unknown as { provider: unknown };
  email.provider = nodemailerProvider.init(providerOptions as never, settings as never);
  const { data, failure } = await client.graphql<{ sendTestMail: boolean }>('mutation { sendTestMail }');
  return { sent: data?.sendTestMail, code: failure?.details.code, message: failure?.message };
}

/** Starts a mail server that behaves in one way. */
async function serve(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    ...options,
  });
  // Clients that give up are what these tests are about.
  server.on('error', () => undefined);
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

const onRcptTo =
  (error: Error): SMTPServerOptions['onRcptTo'] =>
  (_address, _session, done) =>
    done(error);

test('sends the owner a test email', async () => {
  const received: string[] = [];
  const at = await serve({
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  expect(await testMail(`smtp://${at}`)).toMatchObject({ sent: true });
  expect(received).toEqual(['owner@example.org']);
});

test.each<[string, string, SMTPServerOptions, string?]>([
  [
    'MAIL_PASSWORD_WRONG',
    'smtp://name:wrong@',
    { onAuth: (_auth, _session, done) => done(refusal(535, 'no')) },
  ],
  ['MAIL_PASSWORD_WRONG', 'smtp://', { authOptional: false }],
  [
    'MAIL_SENDER_REFUSED',
    'smtp://',
    { onMailFrom: (_address, _session, done) => done(refusal(550, 'not you')) },
  ],
  ['MAIL_RECIPIENT_REFUSED', 'smtp://', { onRcptTo: onRcptTo(refusal(550, 'unknown')) }],
  ['MAIL_BUSY', 'smtp://', { onRcptTo: onRcptTo(refusal(452, 'too many')) }],
  ['MAIL_WITHOUT_TLS', 'smtp://', {}, '?requireTLS=true'],
  ['MAIL_WITHOUT_TLS', 'smtps://', {}],
  ['MAIL_CERTIFICATE_INVALID', 'smtp://', { disabledCommands: [] }],
])('names %s for a server at %s', async (code, scheme, options, query = '') => {
  expect((await testMail(`${scheme}${await serve(options)}${query}`)).code).toBe(code);
});

test('repeats the words of a server that refuses the email itself', async () => {
  const at = await serve({
    onData: (stream, _session, done) =>
      stream.on('end', () => done(refusal(554, 'looks like spam'))).resume(),
  });
  const { code, message } = await testMail(`smtp://${at}`);
  expect(code).toBe('MAIL_NOT_SENT');
  expect(message).toContain('554 looks like spam');
});

test('names an unknown host, a refused connection and a server that says nothing', async () => {
  expect((await testMail('smtp://mail.invalid:25')).code).toBe('MAIL_HOST_UNKNOWN');
  expect((await testMail('smtp://127.0.0.1:1')).code).toBe('MAIL_CONNECTION_REFUSED');
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  expect((await testMail(`smtp://127.0.0.1:${port}?greetingTimeout=300`)).code).toBe('MAIL_TIME_OUT');
});

test('says that the account has no address, or that no mail server is set', async () => {
  await setAddress('owner@localhost.local');
  expect((await testMail('smtp://127.0.0.1:1')).code).toBe('MAIL_ADDRESS_MISSING');
  delete process.env.SMTP_URL;
  expect((await testMail('smtp://127.0.0.1:1')).code).toBe('MAIL_NOT_SET_UP');
});

test('a visitor sends no test email', async () => {
  expect((await testMail('smtp://127.0.0.1:1', visitor(cms))).code).not.toMatch(/^MAIL/);
});
