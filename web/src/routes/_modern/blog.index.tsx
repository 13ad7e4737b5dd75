import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogQueries } from '../../features/blog/queries';
import { siteQueries } from '../../features/site/queries';
import { useSite } from '../../features/site/use-site';
import { loadInPlace } from '../../routing/load-in-place';
import { BlogPage } from '../../themes/modern/pages/blog-page';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

const search = v.object({
  page: v.fallback(
    v.optional(v.pipe(v.unknown(), v.transform(Number), v.number(), v.integer(), v.minValue(1))),
    undefined,
  ),
});

export const Route = createFileRoute('/_modern/blog/')({
  validateSearch: search,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { queryClient }, deps: { page } }) => {
    const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
    if (!blogIsOn) throw notFound();
    await loadInPlace(queryClient.ensureQueryData(blogQueries.page(page)));
  },
  component: Blog,
  notFoundComponent: NotFoundScreen,
});

function Blog() {
  const { page = 1 } = Route.useSearch();
  // The owner may switch the blog off while it is open.
  if (!useSite().blogIsOn) throw notFound();
  return <BlogPage page={page} />;
}
