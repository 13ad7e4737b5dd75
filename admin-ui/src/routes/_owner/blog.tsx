import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { blogSearch, blogSearchDefaults } from '../../features/blog/blog';
import { BlogManager } from '../../features/blog/blog-manager';
import { postQueries } from '../../features/blog/post-queries';

export const Route = createFileRoute('/_owner/blog')({
  validateSearch: blogSearch,
  search: { middlewares: [stripSearchParams(blogSearchDefaults)] },
  loaderDeps: ({ search: { q, posts, sort, page } }) => ({ q, posts, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(postQueries.page(deps)),
  component: Blog,
});

function Blog() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BlogManager
      search={search}
      setSearch={(changes, how) =>
        navigate({ search: { ...search, ...changes }, resetScroll: false, ...how })
      }
    />
  );
}
