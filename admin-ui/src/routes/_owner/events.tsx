import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { eventSearch } from '../../features/events/event';
import { EventManager } from '../../features/events/event-manager';
import { eventQueries } from '../../features/events/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/events')({
  validateSearch: eventSearch,
  search: { middlewares: [stripSearchParams(eventSearch.parse({}))] },
  loaderDeps: ({ search: { tab, q, sort, page } }) => ({ tab, q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(eventQueries.page(deps)),
  component: Events,
});

function Events() {
  return <EventManager {...useSearchState(Route)} />;
}
