import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { EventScreen } from '../../features/events/event-screen';
import { eventSearch, events } from '../../features/events/resource';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/events')({
  validateSearch: eventSearch,
  search: { middlewares: [stripSearchParams(eventSearch.parse({}))] },
  loaderDeps: ({ search: { tab, q, sort, page } }) => ({ tab, q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(events.queries.page(deps)),
  component: Events,
});

function Events() {
  return <EventScreen {...useSearchState(Route)} />;
}
