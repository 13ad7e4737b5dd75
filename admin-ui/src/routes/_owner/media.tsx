import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { mediaSearch } from '../../features/media/media-entry';
import { MediaManager } from '../../features/media/media-manager';
import { mediaQueries } from '../../features/media/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/media')({
  validateSearch: mediaSearch,
  search: { middlewares: [stripSearchParams(mediaSearch.parse({}))] },
  loaderDeps: ({ search: { q, rights, sort, page } }) => ({ q, rights, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(mediaQueries.page(deps)),
  component: Media,
});

function Media() {
  return <MediaManager {...useSearchState(Route)} />;
}
