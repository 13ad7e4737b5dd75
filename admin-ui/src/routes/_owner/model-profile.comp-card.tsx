import { createFileRoute } from '@tanstack/react-router';
import { compCard, compCardSearch } from '../../features/comp-card/comp-card';
import { CompCardManager } from '../../features/comp-card/comp-card-manager';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/model-profile/comp-card')({
  ...searched(compCardSearch),
  loader: ({ context }) => void context.queryClient.prefetchQuery(compCard.stored()),
  component: () => <CompCardManager {...useSearchState(Route)} />,
});
