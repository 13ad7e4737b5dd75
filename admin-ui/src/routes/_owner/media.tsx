import { createFileRoute } from '@tanstack/react-router';
import { mediaSearch } from '../../features/media/media-entry';
import { MediaManager } from '../../features/media/media-manager';
import { mediaQueries } from '../../features/media/queries';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/media')({
  ...searched(mediaSearch),
  loaderDeps: ({ search: { q, rights, sort, page } }) => ({ q, rights, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(mediaQueries.page(deps)),
  component: () => <MediaManager {...useSearchState(Route)} />,
});
