import { createFileRoute } from '@tanstack/react-router';
import { blogPage } from '../../pages/blog';
import { BlogPage } from '../../themes/modern/pages/blog-page';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

export const Route = createFileRoute('/_modern/blog/')({
  ...blogPage,
  component: BlogPage,
  notFoundComponent: NotFoundScreen,
});
