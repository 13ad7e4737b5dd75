import { createFileRoute } from '@tanstack/react-router';
import { blogPostPage } from '../../pages/blog-post';
import { BlogPostPage } from '../../themes/modern/pages/blog-post-page';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

export const Route = createFileRoute('/_modern/blog/$slug')({
  ...blogPostPage('/blog/$slug'),
  component: BlogPostPage,
  notFoundComponent: NotFoundScreen,
});
