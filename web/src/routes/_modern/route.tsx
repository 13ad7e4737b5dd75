import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WholeErrorScreen } from '../../generations/modern/screens/error-screen';
import { ModernLayout } from '../../generations/modern/shell/modern-layout';

export const Route = createFileRoute('/_modern')({
  component: () => (
    <ModernLayout>
      <Outlet />
    </ModernLayout>
  ),
  errorComponent: WholeErrorScreen,
});
