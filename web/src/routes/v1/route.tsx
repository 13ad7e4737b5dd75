import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';
import { NotFoundScreen } from '../../generations/classic/screens/not-found-screen';
import { ClassicLayout } from '../../generations/classic/shell/classic-layout';

export const Route = createFileRoute('/v1')({
  component: () => (
    <ClassicLayout>
      <Outlet />
    </ClassicLayout>
  ),
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
