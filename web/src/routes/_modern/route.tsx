import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WholeErrorScreen } from '../../themes/modern/screens/failure-screen';
import { ModernLayout } from '../../themes/modern/shell/modern-layout';

export const Route = createFileRoute('/_modern')({
  component: () => (
    <ModernLayout>
      <Outlet />
    </ModernLayout>
  ),
  errorComponent: WholeErrorScreen,
});
