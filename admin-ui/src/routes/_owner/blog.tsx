import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { blogSearch } from '../../features/blog/blog';
import { BlogManager } from '../../features/blog/blog-manager';
import { postQueries } from '../../features/blog/post-queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/blog')({
  validateSearch: blogSearch,
  search: { middlewares: [stripSearchParams(blogSearch.parse({}))] },
  loaderDeps: ({ search: { q, posts, sort, page } }) => ({ q, posts, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(postQueries.page(deps)),
  component: Blog,
});

function Blog() {
  return <BlogManager {...useSearchState(Route)} />;
}
