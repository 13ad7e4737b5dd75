import { createFileRoute } from '@tanstack/react-router';
import { BiographyManager } from '../../features/biography/biography-manager';
import { bio, biographySearch } from '../../features/biography/resource';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/bio')({
  ...searched(biographySearch),
  loader: ({ context }) => void context.queryClient.prefetchQuery(bio.stored()),
  component: () => <BiographyManager {...useSearchState(Route)} />,
});
