import { createFileRoute, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '../../generations/modern/screens/not-found-screen';
import { ModernLayout } from '../../generations/modern/shell/modern-layout';

export const Route = createFileRoute('/_modern')({
  component: () => (
    <ModernLayout>
      <Outlet />
    </ModernLayout>
  ),
  notFoundComponent: NotFoundScreen,
});
