import { createFileRoute } from '@tanstack/react-router';
import { filteredBlogPage } from '../../pages/blog';
import { BlogPage } from '../../themes/classic/pages/blog-page';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

export const Route = createFileRoute('/v1/blog/')({
  ...filteredBlogPage,
  component: BlogPage,
  notFoundComponent: NotFoundScreen,
});
