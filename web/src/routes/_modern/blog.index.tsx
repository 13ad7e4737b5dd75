import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogQueries, loadBlog, useBlogIsOn } from '../../features/blog/queries';
import { BlogPage } from '../../themes/modern/pages/blog-page';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

/** Far above any real page, and below the largest integer of GraphQL. */
const LAST_PAGE = 100_000;

const search = v.object({
  page: v.fallback(
    v.optional(
      v.pipe(v.unknown(), v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_PAGE)),
    ),
    undefined,
  ),
});

export const Route = createFileRoute('/_modern/blog/')({
  validateSearch: search,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, deps: { page } }) =>
    loadBlog(queryClient, () => [queryClient.ensureQueryData(blogQueries.page(page))]),
  component: Blog,
  notFoundComponent: NotFoundScreen,
});

function Blog() {
  const { page = 1 } = Route.useSearch();
  useBlogIsOn();
  return <BlogPage page={page} />;
}
