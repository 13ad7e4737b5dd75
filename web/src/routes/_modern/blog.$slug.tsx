import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogQueries } from '../../features/blog/queries';
import { commentQueries } from '../../features/comments/queries';
import { siteQueries } from '../../features/site/queries';
import { useSite } from '../../features/site/use-site';
import { sentSearch } from '../../features/submission/sent-search';
import { BlogPostPage } from '../../generations/modern/pages/blog-post-page';
import { NotFoundScreen } from '../../generations/modern/screens/not-found-screen';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/blog/$slug')({
  validateSearch: v.object(sentSearch),
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
    const page = blogIsOn ? await queryClient.ensureQueryData(blogQueries.post(slug)) : null;
    if (!page) throw notFound();
    await loadInPlace(queryClient.ensureInfiniteQueryData(commentQueries.ofPost(page.post.id)));
  },
  component: BlogPost,
  notFoundComponent: NotFoundScreen,
});

function BlogPost() {
  const { slug } = Route.useParams();
  // The owner may switch the blog off while a post is open.
  if (!useSite().blogIsOn) throw notFound();
  return <BlogPostPage key={slug} slug={slug} />;
}
