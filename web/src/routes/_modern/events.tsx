import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ALL_EVENTS, EVENT_TYPES } from '../../features/events/event';
import { eventQueries } from '../../features/events/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { EventsPage } from '../../themes/modern/pages/events-page';

/** `type`: the chosen tab; absent for All Events */
const search = v.object({ ...pagesSearch, type: v.fallback(v.optional(v.picklist(EVENT_TYPES)), undefined) });

export const Route = createFileRoute('/_modern/events')({
  validateSearch: search,
  loaderDeps: ({ search: { type, pages } }) => ({ type, pages }),
  loader: ({ context: { queryClient }, deps: { type, pages } }) =>
    loadInPlace(queryClient.ensureInfiniteQueryData({ ...eventQueries.pages(type), pages })),
  component: Events,
});

function Events() {
  const { type = ALL_EVENTS } = Route.useSearch();
  return <EventsPage tab={type} />;
}
