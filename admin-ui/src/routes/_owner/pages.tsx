import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { pagesSearch } from '../../features/pages/pages';
import { PagesManager } from '../../features/pages/pages-manager';
import { settingsQueries } from '../../features/settings/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/pages')({
  validateSearch: pagesSearch,
  search: { middlewares: [stripSearchParams(pagesSearch.parse({}))] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(settingsQueries.panelUrl()),
  component: Pages,
});

function Pages() {
  return <PagesManager {...useSearchState(Route)} />;
}
