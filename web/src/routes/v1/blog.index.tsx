import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogQueries, loadBlog, useBlogIsOn } from '../../features/blog/queries';
import { pagesSearch } from '../../routing/more-pages';
import { textInSearch } from '../../routing/search';
import { BlogPage } from '../../themes/classic/pages/blog-page';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

export const Route = createFileRoute('/v1/blog/')({
  validateSearch: v.object({ ...pagesSearch, search: textInSearch, tag: textInSearch }),
  loaderDeps: ({ search: { search, tag, pages } }) => ({ filter: { search, tag }, pages }),
  loader: ({ context: { queryClient }, deps: { filter, pages } }) =>
    loadBlog(queryClient, () => [
      queryClient.ensureQueryData(blogQueries.tags()),
      queryClient.ensureInfiniteQueryData({ ...blogQueries.pages(filter), pages }),
    ]),
  component: Blog,
  notFoundComponent: NotFoundScreen,
});

function Blog() {
  const { search = '', tag = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  useBlogIsOn();
  return (
    <BlogPage
      search={search}
      tag={tag}
      onFilter={(changed) => {
        const filter = { search, tag, ...changed };
        navigate({
          search: { search: filter.search || undefined, tag: filter.tag || undefined },
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
