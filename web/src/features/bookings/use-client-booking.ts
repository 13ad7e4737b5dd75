import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { PostedForm } from '../submission/posted-form';
import { type ClientAct, clientAct } from './client-actions';
import { bookingQueries } from './queries';

/**
 * A client's booking and what they can do about it; without JavaScript each act is a form posted to their page.
 *
 * What is shown changes by the client's own acts alone. When the booking has changed in any other way, `changed` is how it
 * is now, and the page goes on showing `booking` until the client has confirmed that they read the change.
 */
export function useClientBooking(token: string) {
  const client = useQueryClient();
  const { posted } = useRouteContext({ from: '__root__' });
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
    /** The form that was posted showed something older: nothing can be done on this page */
    mustReadAgain: Boolean(refused?.isOvertaken),
    act: mutate,
    busy: isPending,
  };
}

export type ClientPage = ReturnType<typeof useClientBooking>;
