import { FORM_TOKEN_FIELD, FORM_TOKEN_PLACE } from './posted-form';

/** The token of a form that is posted without JavaScript. The running app fetches its own and ignores this one. */
export function FormTokenField({ pageToken = FORM_TOKEN_PLACE }: { pageToken?: string }) {
  return <input type="hidden" name={FORM_TOKEN_FIELD} defaultValue={pageToken} suppressHydrationWarning />;
}
