import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { eventSearch, eventSearchDefaults } from '../../features/events/event';
import { EventManager } from '../../features/events/event-manager';
import { eventQueries } from '../../features/events/queries';

export const Route = createFileRoute('/_owner/events')({
  validateSearch: eventSearch,
  search: { middlewares: [stripSearchParams(eventSearchDefaults)] },
  loaderDeps: ({ search: { tab, q, sort, page } }) => ({ tab, q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(eventQueries.page(deps)),
  component: Events,
});

function Events() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EventManager
      search={search}
      setSearch={(changes, how) =>
        navigate({ search: { ...search, ...changes }, resetScroll: false, ...how })
      }
    />
  );
}
