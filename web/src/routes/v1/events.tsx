import { createFileRoute } from '@tanstack/react-router';
import { ALL_EVENTS } from '../../features/events/event';
import { eventsSearch, loadEvents } from '../../features/events/queries';
import { EventsPage } from '../../themes/classic/pages/events-page';

export const Route = createFileRoute('/v1/events')({
  validateSearch: eventsSearch,
  loaderDeps: ({ search: { type, pages } }) => ({ type, pages }),
  loader: ({ context: { queryClient }, deps: { type, pages } }) => loadEvents(queryClient, type, pages),
  component: Events,
});

function Events() {
  const { type = ALL_EVENTS } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EventsPage
      tab={type}
      onTab={(tab) =>
        navigate({
          search: { type: tab === ALL_EVENTS ? undefined : tab },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
