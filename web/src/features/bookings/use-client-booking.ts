import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { PostedForm } from '../submission/posted-form';
import { type ClientAct, clientAct, doneAct } from './client-actions';
import { bookingQueries } from './queries';

/**
 * A client's booking and its actions; without JavaScript each action is a form posted to the page.
 * `booking` changes only by the client's own actions. After any other change `changed` is the new state, and the page
 * shows `booking` until the client confirms the change.
 */
export function useClientBooking(token: string) {
  const client = useQueryClient();
  const { posted } = useRouteContext({ from: '__root__' });
  const { done } = useSearch({ strict: false });
  const { data: latest } = useQuery(bookingQueries.client(token));
  const [shown, setShown] = useState(latest);
  const { mutate, isPending } = useMutation(clientAct(token, client, setShown));
  const refused = posted as (PostedForm & { values: ClientAct }) | undefined;
  const hasChanged = Boolean(latest && shown && latest.seen !== shown.seen);
  return {
    token,
    booking: hasChanged ? shown : latest,
    changed: hasChanged ? latest : undefined,
    confirmChange: () => setShown(latest),
    refused,
    /** Says what a form without JavaScript has done */
    done: latest && doneAct(done, latest),
    /** The posted form showed an outdated state: no action is possible on this page */
    mustReadAgain: Boolean(refused?.isOvertaken),
    act: mutate,
    busy: isPending,
  };
}

export type ClientPage = ReturnType<typeof useClientBooking>;
