import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { compCardSearch } from '../../features/comp-card/comp-card';
import { CompCardManager } from '../../features/comp-card/comp-card-manager';
import { compCardQueries } from '../../features/comp-card/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/model-profile/comp-card')({
  validateSearch: compCardSearch,
  search: { middlewares: [stripSearchParams(compCardSearch.parse({}))] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(compCardQueries.stored()),
  component: CompCard,
});

function CompCard() {
  return <CompCardManager {...useSearchState(Route)} />;
}
