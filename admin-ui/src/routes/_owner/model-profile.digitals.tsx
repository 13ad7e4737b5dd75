import { createFileRoute } from '@tanstack/react-router';
import { DigitalManager } from '../../features/digitals/digital-manager';
import { digitalSearch } from '../../features/digitals/digital-set';
import { digitals } from '../../features/digitals/resource';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/model-profile/digitals')({
  ...searched(digitalSearch),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(digitals.queries.page(deps)),
  component: () => <DigitalManager {...useSearchState(Route)} />,
});
