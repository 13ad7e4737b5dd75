import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { DigitalManager } from '../../features/digitals/digital-manager';
import { digitalSearch } from '../../features/digitals/digital-set';
import { digitals } from '../../features/digitals/resource';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/model-profile/digitals')({
  validateSearch: digitalSearch,
  search: { middlewares: [stripSearchParams(digitalSearch.parse({}))] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(digitals.queries.page(deps)),
  component: Digitals,
});

function Digitals() {
  return <DigitalManager {...useSearchState(Route)} />;
}
