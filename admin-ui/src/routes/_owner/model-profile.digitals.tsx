import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { DigitalManager } from '../../features/digitals/digital-manager';
import { digitalSearch } from '../../features/digitals/digital-set';
import { digitalQueries } from '../../features/digitals/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/model-profile/digitals')({
  validateSearch: digitalSearch,
  search: { middlewares: [stripSearchParams(digitalSearch.parse({}))] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(digitalQueries.page(deps)),
  component: Digitals,
});

function Digitals() {
  return <DigitalManager {...useSearchState(Route)} />;
}
