import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogQueries } from '../../features/blog/queries';
import { commentQueries } from '../../features/comments/queries';
import { siteQueries } from '../../features/site/queries';
import { useSite } from '../../features/site/use-site';
import { sentSearch } from '../../features/submission/sent-search';
import { BlogPostPage } from '../../generations/classic/pages/blog-post-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';
import { NotFoundScreen } from '../../generations/classic/screens/not-found-screen';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/v1/blog/$slug')({
  validateSearch: v.object(sentSearch),
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
    const page = blogIsOn ? await queryClient.ensureQueryData(blogQueries.post(slug)) : null;
    if (!page) throw notFound();
    await loadInPlace(queryClient.ensureInfiniteQueryData(commentQueries.ofPost(page.post.id)));
  },
  component: BlogPost,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});

function BlogPost() {
  const { slug } = Route.useParams();
  // The owner may switch the blog off while a post is open.
  if (!useSite().blogIsOn) throw notFound();
  return <BlogPostPage key={slug} slug={slug} />;
}
