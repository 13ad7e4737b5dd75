import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const LONGEST_MS = 120_000;
const PAUSE_MS = 100;

/** Starts a mail server for this program, which stores the emails that it receives. */
export async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, done) => {
      received.push(decoded(await text(stream)));
      done();
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    /** Headers, text and HTML */
    received,
    /** Waits for an email with this text. */
    arrived: async (part: string) => {
      const end = Date.now() + LONGEST_MS;
      while (!received.some((mail) => mail.includes(part))) {
        if (Date.now() > end) throw new Error(`No email with “${part}” has arrived.`);
        await pause(PAUSE_MS);
      }
    },
    /** Of a site that sends its emails here */
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@example.org',
      OWNER_EMAIL: 'owner@example.org',
    },
  };
}

/** Decodes quoted-printable text. */
function decoded(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
