import { siteDay } from '../../../cms/src/shared/site-clock';
import { requestProblems } from '../features/bookings/booking-request';
import { actProblems, blankAct, deliverAct, shownAct } from '../features/bookings/client-actions';
import { LOOK_FIELD, lookedUp } from '../features/bookings/look-again';
import { requestForm } from '../features/bookings/mutations';
import { bookingWording } from '../features/bookings/wording';
import { commentForm } from '../features/comments/mutations';
import { messageForm } from '../features/contact/mutations';
import type { FormKind } from '../features/submission/field-rules';
import { FORM_NOTICE_ID, FORM_TOKEN_FIELD } from '../features/submission/posted-form';
import { pageOpenedAt, type SubmissionProof } from '../features/submission/proof';
import { applicationForm } from '../features/volunteer/mutations';
import { modernPath, themeOfPath } from '../routing/theme';
import { wording as classic } from '../themes/classic/wording';
import { wording as modern } from '../themes/modern/wording';

const WORDING = { modern, classic };

/** Returns the form of a page, filled with `fields`; each theme has its own rules and texts. */
export function formOfPage(pathname: string, fields: URLSearchParams): FilledForm | undefined {
  const { contact, volunteer } = WORDING[themeOfPath(pathname)];
  const page = modernPath(pathname);
  if (page === '/contact') return fill(fields, messageForm(contact));
  if (page === '/volunteer') return fill(fields, applicationForm(volunteer));
  if (pathname === '/book') return bookingForm(fields);
  const [, token] = /^\/b\/([^/]+)$/.exec(pathname) ?? [];
  if (token) return clientForm(pathname, token, fields);
  return page.startsWith('/blog/') ? fill(fields, commentForm(fields.get('post') ?? '')) : undefined;
}

/** A request leads to the client's page; a button that only looks something up leads back to the form. */
function bookingForm(fields: URLSearchParams): FilledForm {
  // Only the CMS knows whether an attempt before midnight was stored, so the form is checked with the day of its page.
  const opened = pageOpenedAt(fields.get(FORM_TOKEN_FIELD) ?? '', Date.now());
  const today = siteDay(opened);
  const form = fill(fields, {
    ...requestForm,
    problems: (values) => requestProblems(values, today),
    deliver: async (values, proof) => {
      const { status, token } = await requestForm.deliver(values, proof);
      return { status, path: `/b/${token}` };
    },
  });
  return { ...form, looked: lookedUp(fields.get(LOOK_FIELD), form.values) };
}

/**
 * Needs no proof: the address is secret, each action names the state that its page showed, and repeating one changes
 * nothing.
 */
const clientForm = (pathname: string, token: string, fields: URLSearchParams): FilledForm => ({
  ...fill(fields, {
    blank: blankAct,
    problems: actProblems,
    deliver: async (values) => {
      const act = shownAct(values.act, await deliverAct(token, values));
      return { status: act, path: pathname, search: `?done=${act}#${FORM_NOTICE_ID}` };
    },
    failed: bookingWording.client.failed,
  }),
  needsNoProof: true,
});

/** A form posted by a browser without JavaScript, with the rules and the mutation of the app. */
export interface FilledForm {
  /** Typed values */
  values: object;
  /** Messages by field; empty when the form may be sent */
  problems: Record<string, string>;
  deliver: (proof: SubmissionProof) => Promise<Delivered>;
  /** Shown when the CMS returns no better sentence */
  failed: string;
  /** Nothing to store: the page is shown again with these values and this search */
  looked?: { values: object; search: string };
  needsNoProof?: true;
}

/** The result of a form in the CMS: its status, and the path to show if it is not the form's own page with it. */
export type Delivered = string | { status: string; path: string; search?: string };

type Rules<Values extends object> = Pick<
  FormKind<Values, Delivered>,
  'blank' | 'problems' | 'deliver' | 'failed'
>;

/** Reads the fields of one kind of form. */
export function fill<Values extends object>(
  fields: URLSearchParams,
  rules: Rules<Values>,
): FilledForm & { values: Values } {
  const values = readValues(rules.blank, fields);
  return {
    values,
    problems: rules.problems(values) as Record<string, string>,
    deliver: (proof) => rules.deliver(values, proof),
    failed: rules.failed,
  };
}

/** In the shape of `blank`. Browsers send line breaks as CRLF, and a list as a repeated field. */
function readValues<Values extends object>(blank: Values, fields: URLSearchParams): Values {
  const read = Object.entries(blank).map(([name, empty]) => [
    name,
    Array.isArray(empty) ? fields.getAll(name) : (fields.get(name) ?? '').replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(read) as Values;
}
