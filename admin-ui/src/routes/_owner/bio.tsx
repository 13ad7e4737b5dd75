import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { BiographyManager } from '../../features/biography/biography-manager';
import { bio, biographySearch } from '../../features/biography/resource';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/bio')({
  validateSearch: biographySearch,
  search: { middlewares: [stripSearchParams(biographySearch.parse({}))] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(bio.stored()),
  component: Biography,
});

function Biography() {
  return <BiographyManager {...useSearchState(Route)} />;
}
