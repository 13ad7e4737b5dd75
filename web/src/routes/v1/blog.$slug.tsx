import { createFileRoute } from '@tanstack/react-router';
import { blogPostPage } from '../../pages/blog-post';
import { BlogPostPage } from '../../themes/classic/pages/blog-post-page';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

export const Route = createFileRoute('/v1/blog/$slug')({
  ...blogPostPage('/v1/blog/$slug'),
  component: BlogPostPage,
  notFoundComponent: NotFoundScreen,
});
