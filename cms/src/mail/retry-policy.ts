const MINUTE_MS = 60_000;

/** Minutes between a failed try and the next; about three days in all, as mail servers do it. */
const WAITS = [1, 5, 20, 60, 180, 360, 720, 1440, 1440];

const LONGEST_PROBLEM = 300;
const WORD = /<?[^\s<>]+>?/g;
const ADDRESS = /[^<]@[^>]/;

/** What nodemailer throws. */
interface SmtpError extends Error {
  code?: string;
  /** The server's answer, such as 550; absent when it gave none */
  responseCode?: number;
  /** What was being said to it */
  command?: string;
}

/** What becomes of a mail after a try that failed. */
export interface Failure {
  /** Milliseconds until the next try; undefined when there is none by itself */
  waitMs: number | undefined;
  /** One line, for the owner */
  problem: string;
}

/** About the recipient or this very mail: the same try would end the same. A refused sign-in or sender is mended by somebody. */
const isFinal = ({ code = '', responseCode = 500, command }: SmtpError) =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500 && command !== 'MAIL FROM';

/** The connection ended in the middle of a conversation: the server may have taken the mail before that. */
const isUnsure = ({ code, message, responseCode }: SmtpError) =>
  !responseCode &&
  ((code === 'ECONNECTION' && message.startsWith('Connection closed')) ||
    (code === 'ETIMEDOUT' && message === 'Timeout') ||
    (code === 'ESOCKET' && /ECONNRESET|EPIPE/.test(message)));

export const UNSURE = 'It is unclear whether this email was sent';

/**
 * @param error of the try
 * @param attempts how many there were, this one included
 */
export function failureOf(error: unknown, attempts: number): Failure {
  const failed: SmtpError = error instanceof Error ? error : new Error(String(error));
  const said = withoutAddresses(failed.message).replace(/\s+/g, ' ').trim();
  if (isUnsure(failed)) return { waitMs: undefined, problem: cut(`${UNSURE}: ${said}`) };
  const minutes = isFinal(failed) ? undefined : WAITS[attempts - 1];
  return { waitMs: minutes && minutes * MINUTE_MS, problem: cut(said) };
}

/** Servers repeat who they refuse; neither the log nor the row about the mail names anybody. */
const withoutAddresses = (text: string) =>
  text.replace(WORD, (word) => (ADDRESS.test(word) ? 'the address' : word));

const cut = (text: string) => text.slice(0, LONGEST_PROBLEM);
