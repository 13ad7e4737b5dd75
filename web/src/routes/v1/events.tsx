import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ALL_EVENTS, EVENT_TYPES } from '../../features/events/event';
import { eventQueries } from '../../features/events/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { EventsPage } from '../../themes/classic/pages/events-page';
import { ErrorScreen } from '../../themes/classic/screens/error-screen';

const search = v.object({ ...pagesSearch, type: v.fallback(v.optional(v.picklist(EVENT_TYPES)), undefined) });

export const Route = createFileRoute('/v1/events')({
  validateSearch: search,
  loaderDeps: ({ search: { type, pages } }) => ({ type, pages }),
  loader: ({ context: { queryClient }, deps: { type, pages } }) =>
    loadInPlace(queryClient.ensureInfiniteQueryData({ ...eventQueries.pages(type), pages })),
  component: Events,
  errorComponent: ErrorScreen,
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
