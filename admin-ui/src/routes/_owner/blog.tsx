import { createFileRoute } from '@tanstack/react-router';
import { blogSearch } from '../../features/blog/blog';
import { BlogManager } from '../../features/blog/blog-manager';
import { postQueries } from '../../features/blog/post-queries';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/blog')({
  ...searched(blogSearch),
  loaderDeps: ({ search: { q, posts, sort, page } }) => ({ q, posts, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(postQueries.page(deps)),
  component: () => <BlogManager {...useSearchState(Route)} />,
});
