import { createFileRoute } from '@tanstack/react-router';
import { EventScreen } from '../../features/events/event-screen';
import { eventSearch, events } from '../../features/events/resource';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/events')({
  ...searched(eventSearch),
  loaderDeps: ({ search: { tab, q, sort, page } }) => ({ tab, q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(events.queries.page(deps)),
  component: () => <EventScreen {...useSearchState(Route)} />,
});
