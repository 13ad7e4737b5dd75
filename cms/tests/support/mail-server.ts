import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Headers and parts, with quoted-printable decoded */
  source: string;
}

/** The server's reply to an email: undefined accepts it. */
type Refuse = (mail: ReceivedMail) => { responseCode: number; message: string } | undefined;

/** A mail server on a free local port that stores accepted emails. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  readonly refused: ReceivedMail[] = [];
  refuse: Refuse = () => undefined;
  private readonly waiting = new Set<() => void>();
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const mail = { to, source: decoded(await text(stream)) };
      const refusal = this.refuse(mail);
      (refusal ? this.refused : this.received).push(mail);
      done(refusal && Object.assign(new Error(refusal.message), refusal));
      for (const look of this.waiting) look();
    },
  });

  /** @returns the value for SMTP_URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  /** Waits for an email to this address, the first one by default. */
  async mailTo(address: string, which = 1): Promise<ReceivedMail> {
    for (;;) {
      const mail = this.to(address)[which - 1];
      if (mail) return mail;
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
      });
    }
  }
}

export const headerOf = ({ source }: ReceivedMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(source.split('\r\n\r\n')[0] ?? '')?.[1]?.trim();

function decoded(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
