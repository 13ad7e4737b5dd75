import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogQueries } from '../../features/blog/queries';
import { siteQueries } from '../../features/site/queries';
import { useSite } from '../../features/site/use-site';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { BlogPage } from '../../themes/classic/pages/blog-page';
import { ErrorScreen } from '../../themes/classic/screens/error-screen';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(120))), undefined);
const search = v.object({ ...pagesSearch, search: text, tag: text });

export const Route = createFileRoute('/v1/blog/')({
  validateSearch: search,
  loaderDeps: ({ search: { search, tag, pages } }) => ({ filter: { search, tag }, pages }),
  loader: async ({ context: { queryClient }, deps: { filter, pages } }) => {
    const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
    if (!blogIsOn) throw notFound();
    await loadInPlace(
      queryClient.ensureQueryData(blogQueries.tags()),
      queryClient.ensureInfiniteQueryData({ ...blogQueries.pages(filter), pages }),
    );
  },
  component: Blog,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});

function Blog() {
  const { search = '', tag = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The owner may switch the blog off while it is open.
  if (!useSite().blogIsOn) throw notFound();
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
