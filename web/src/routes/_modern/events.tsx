import { createFileRoute } from '@tanstack/react-router';
import { ALL_EVENTS } from '../../features/events/event';
import { eventsSearch, loadEvents } from '../../features/events/queries';
import { EventsPage } from '../../themes/modern/pages/events-page';

export const Route = createFileRoute('/_modern/events')({
  validateSearch: eventsSearch,
  loaderDeps: ({ search: { type, pages } }) => ({ type, pages }),
  loader: ({ context: { queryClient }, deps: { type, pages } }) => loadEvents(queryClient, type, pages),
  component: Events,
});

function Events() {
  const { type = ALL_EVENTS } = Route.useSearch();
  return <EventsPage tab={type} />;
}
