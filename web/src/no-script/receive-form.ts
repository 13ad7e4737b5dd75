import { createHash } from 'node:crypto';
import { failureKind } from '../features/site/failure-kind';
import { FormToken } from '../features/submission/documents';
import { FORM_TOKEN_FIELD, type PostedForm, TRAP_FIELD } from '../features/submission/posted-form';
import { pageToken, readPageToken } from '../features/submission/proof';
import { fieldProblems, OVERTAKEN, refusalSentence } from '../features/submission/refusal';
import { strapi } from '../strapi/client';
import { StrapiRefusal, StrapiUnavailable } from '../strapi/failures';
import { formOfPage } from './form-of-page';

/** The result of a form that was posted without JavaScript: stored, or its page shown again. */
export type Received =
  | { kind: 'stored'; status: string; path?: string; search?: string }
  | { kind: 'refused'; status: number; posted: PostedForm; search?: string; retryAfterSeconds?: number };

const OK = 200;
const UNPROCESSABLE = 422;
const UNAVAILABLE = 503;

const STATUS_OF_CODE: Record<string, number> = {
  STRAPI_RATE_LIMIT_ERROR: 429,
  FORBIDDEN: 403,
  STRAPI_NOT_FOUND_ERROR: 404,
  [OVERTAKEN]: 409,
};

/**
 * Checks a form by the rules of its theme and sends it to the CMS.
 *
 * @returns undefined when the page has no form
 */
export async function receiveForm(pathname: string, fields: URLSearchParams): Promise<Received | undefined> {
  const form = formOfPage(pathname, fields);
  if (!form) return undefined;
  const { values, problems, failed } = form;
  const sentToken = fields.get(FORM_TOKEN_FIELD) ?? '';
  if (form.looked) {
    const posted = { values: form.looked.values, problems: {}, sentence: '', pageToken: sentToken };
    return { kind: 'refused', status: OK, posted, search: form.looked.search };
  }
  const [sentence] = Object.values(problems);
  if (sentence) {
    return {
      kind: 'refused',
      status: UNPROCESSABLE,
      posted: { values, problems, sentence, pageToken: sentToken },
    };
  }
  const submissionKey = keyOf([pathname, sentToken, fields.get('post'), values]);
  const doNotFill = fields.get(TRAP_FIELD) ?? '';
  // From the server, not from the page
  const cameFrom = fields.get('cameFrom');
  try {
    const formToken = form.needsNoProof ? '' : await agedToken(sentToken);
    const delivered = await form.deliver({ formToken, submissionKey, doNotFill, cameFrom });
    return { kind: 'stored', ...(typeof delivered === 'string' ? { status: delivered } : delivered) };
  } catch (error) {
    return refusedBy(error, { values, pageToken: sentToken, failed });
  }
}

/** Waits until the token is old enough, like the app does: a fast visitor is not refused. */
async function agedToken(sentToken: string): Promise<string> {
  const { formToken, waitMs } = readPageToken(sentToken || (await tokenNow()), Date.now());
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  return formToken;
}

/** For a page without a token, which was sent while the CMS was slow. */
async function tokenNow(): Promise<string> {
  const { formToken } = await strapi.request({ document: FormToken });
  return pageToken(formToken, Date.now());
}

/** Sending the same page twice must store it once, so its token and values form the idempotency key. */
function keyOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

interface Tried {
  values: object;
  pageToken: string;
  failed: string;
}

function refusedBy(error: unknown, { values, pageToken, failed }: Tried): Received {
  const refusal = error instanceof StrapiRefusal ? error : undefined;
  // Unexpected errors are not refusals. After a time limit the visitor has waited too long to wait for the page too.
  const tooLate = error instanceof StrapiUnavailable && error.timedOut;
  if (!(error instanceof Error) || tooLate || (!refusal && failureKind(error) === 'unexpected')) throw error;
  const { [FORM_TOKEN_FIELD]: badToken, ...problems } = fieldProblems(error);
  const posted = {
    values,
    problems,
    sentence: refusalSentence(error) ?? failed,
    // A token that was refused is not sent again.
    ...(!badToken && { pageToken }),
    ...(refusal?.code === OVERTAKEN && { isOvertaken: true as const }),
  };
  const status = refusal ? (STATUS_OF_CODE[refusal.code] ?? UNPROCESSABLE) : UNAVAILABLE;
  return { kind: 'refused', status, posted, retryAfterSeconds: refusal?.retryAfterSeconds };
}
