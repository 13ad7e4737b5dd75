import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { pagesSearch } from '../../features/pages/pages';
import { PagesManager } from '../../features/pages/pages-manager';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/pages')({
  validateSearch: pagesSearch,
  search: { middlewares: [stripSearchParams(pagesSearch.parse({}))] },
  component: Pages,
});

function Pages() {
  return <PagesManager {...useSearchState(Route)} />;
}
