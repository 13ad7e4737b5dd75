import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadBlogPost, useBlogIsOn } from '../../features/blog/queries';
import { sentSearch } from '../../features/submission/posted-form';
import { pagesSearch } from '../../routing/more-pages';
import { BlogPostPage } from '../../themes/classic/pages/blog-post-page';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

export const Route = createFileRoute('/v1/blog/$slug')({
  validateSearch: v.object({ ...sentSearch, ...pagesSearch }),
  loaderDeps: ({ search: { pages } }) => ({ pages }),
  loader: ({ context: { queryClient }, params: { slug }, deps: { pages }, preload }) =>
    loadBlogPost(queryClient, slug, '/v1/blog/$slug', { pages, preload }),
  component: BlogPost,
  notFoundComponent: NotFoundScreen,
});

function BlogPost() {
  const { slug } = Route.useParams();
  useBlogIsOn();
  return <BlogPostPage key={slug} slug={slug} />;
}
