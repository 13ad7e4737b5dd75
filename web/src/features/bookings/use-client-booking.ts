import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { PostedForm } from '../submission/posted-form';
import { type ClientAct, clientAct } from './client-acts';
import { bookingQueries } from './queries';

/** A client's booking and what they can do about it; without JavaScript each act is a form posted to their page. */
export function useClientBooking(token: string) {
  const client = useQueryClient();
  const { posted } = useRouteContext({ from: '__root__' });
  const { data: booking } = useQuery(bookingQueries.client(token));
  const { mutate, isPending } = useMutation(clientAct(token, client));
  const refused = posted as (PostedForm & { values: ClientAct }) | undefined;
  return { token, booking, refused, act: mutate, busy: isPending };
}

export type ClientPage = ReturnType<typeof useClientBooking>;
