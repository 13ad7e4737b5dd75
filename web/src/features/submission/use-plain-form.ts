import { useRouteContext, useRouterState, useSearch } from '@tanstack/react-router';
import { FORM_NOTICE_ID, type PostedForm } from './posted-form';
import type { Sent } from './sent-search';

interface PlainForm<Values extends object> {
  /** For `<form>`: where a browser without JavaScript posts it */
  attributes: { method: 'post'; action: string };
  /** What such a browser sent and the server refused; undefined in the running app */
  posted: (PostedForm & { values: Values }) | undefined;
  /** The page is the answer to such a form, which was stored */
  sent: Sent | undefined;
}

/** The side of a form that works without JavaScript: its page's own path takes it and shows it again if need be. */
export function usePlainForm<Values extends object>(): PlainForm<Values> {
  const { posted } = useRouteContext({ from: '__root__' });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { sent } = useSearch({ strict: false });
  return {
    attributes: { method: 'post', action: `${pathname}#${FORM_NOTICE_ID}` },
    posted: posted as PlainForm<Values>['posted'],
    sent,
  };
}
