import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { InboxManager } from '../../features/inbox/inbox-manager';
import { messageSearch, messageSearchDefaults } from '../../features/inbox/message';
import { messageQueries } from '../../features/inbox/queries';

export const Route = createFileRoute('/_owner/messages')({
  validateSearch: messageSearch,
  search: { middlewares: [stripSearchParams(messageSearchDefaults)] },
  loaderDeps: ({ search: { tab, q, sort, page } }) => ({ tab, q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(messageQueries.page(deps)),
  component: Messages,
});

function Messages() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InboxManager
      search={search}
      setSearch={(changes, how) =>
        navigate({ search: { ...search, ...changes }, resetScroll: false, ...how })
      }
    />
  );
}
