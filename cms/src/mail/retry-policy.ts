import { refused } from './wording';

const MINUTE_MS = 60_000;

/** Minutes between a failed attempt and the next; about three days in all, as mail servers do. */
const WAITS = [1, 5, 20, 60, 180, 360, 720, 1440, 1440];

/** The longest wait of an email. Milliseconds */
export const LONGEST_WAIT_MS = Math.max(...WAITS) * MINUTE_MS;

const LONGEST_PROBLEM = 300;
const WORD = /<?[^\s<>]+>?/g;
const ADDRESS = /[^<]@[^>]/;

/** An error of nodemailer. */
interface SmtpError extends Error {
  code?: string;
  /** Reply code of the server, such as 550; absent without a reply */
  responseCode?: number;
  /** The SMTP command that failed */
  command?: string;
}

/** The result of a failed attempt. */
export interface Failure {
  /** Milliseconds until the next attempt; undefined if there is none */
  waitMs: number | undefined;
  /** One line, for the owner */
  problem: string;
}

/**
 * The recipient or the email itself is refused, so that another attempt would fail too. A refused sign-in or sender can
 * be corrected.
 */
const isFinal = ({ code = '', responseCode = 500, command }: SmtpError) =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500 && command !== 'MAIL FROM';

/** The connection ended during the conversation, so the server may have accepted the email. */
const isUnsure = ({ code, message, responseCode }: SmtpError) =>
  !responseCode &&
  ((code === 'ECONNECTION' && message.startsWith('Connection closed')) ||
    (code === 'ETIMEDOUT' && message === 'Timeout') ||
    (code === 'ESOCKET' && /ECONNRESET|EPIPE/.test(message)));

export const UNSURE = 'It is unclear whether this email was sent';

/** Decides whether and when to try again after this many attempts. */
export function failureOf(error: unknown, attempts: number): Failure {
  const failed: SmtpError = error instanceof Error ? error : new Error(String(error));
  const message = withoutAddresses(failed.message).replace(/\s+/g, ' ').trim();
  if (isUnsure(failed)) return { waitMs: undefined, problem: cut(`${UNSURE}: ${message}`) };
  const minutes = isFinal(failed) ? undefined : WAITS[attempts - 1];
  return { waitMs: minutes && minutes * MINUTE_MS, problem: cut(message) };
}

/** Refusals of a test email, the first that fits 'CODE command reply: message' of nodemailer. */
const REFUSALS = [
  ['MAIL_BUSY', / 4\d\d:/],
  ['MAIL_PASSWORD_WRONG', /^EAUTH| 530:/],
  ['MAIL_SENDER_REFUSED', /MAIL FROM/],
  ['MAIL_RECIPIENT_REFUSED', /RCPT TO/],
  ['MAIL_CERTIFICATE_INVALID', /certificate|altnames/i],
  ['MAIL_WITHOUT_TLS', /^ETLS|wrong version number/],
  ['MAIL_HOST_UNKNOWN', /^EDNS/],
  ['MAIL_CONNECTION_REFUSED', /ECONNREFUSED/],
  ['MAIL_TIME_OUT', /^ETIMEDOUT/],
] as const;

/** Returns the refusal of a test email that failed. */
export function refusalOf(error: SmtpError): Error {
  const { code, command, responseCode = '', message } = error;
  const failure = `${code} ${command} ${responseCode}: ${message}`;
  const [found] = REFUSALS.find(([, pattern]) => pattern.test(failure)) ?? [];
  return found
    ? refused(found)
    : refused('MAIL_NOT_SENT', { params: { answer: failureOf(error, 1).problem } });
}

/** Servers repeat the refused address. Neither the log nor the email's row may contain it. */
const withoutAddresses = (text: string) =>
  text.replace(WORD, (word) => (ADDRESS.test(word) ? 'the address' : word));

const cut = (text: string) => text.slice(0, LONGEST_PROBLEM);
