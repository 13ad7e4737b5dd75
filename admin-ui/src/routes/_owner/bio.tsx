import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { biographySearch } from '../../features/biography/biography';
import { BiographyManager } from '../../features/biography/biography-manager';
import { bioQueries } from '../../features/biography/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/bio')({
  validateSearch: biographySearch,
  search: { middlewares: [stripSearchParams(biographySearch.parse({}))] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(bioQueries.stored()),
  component: Biography,
});

function Biography() {
  return <BiographyManager {...useSearchState(Route)} />;
}
