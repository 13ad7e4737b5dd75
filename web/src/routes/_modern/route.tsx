import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WholeErrorScreen } from '../../themes/modern/screens/error-screen';
import { ModernLayout } from '../../themes/modern/shell/modern-layout';

export const Route = createFileRoute('/_modern')({
  component: () => (
    <ModernLayout>
      <Outlet />
    </ModernLayout>
  ),
  errorComponent: WholeErrorScreen,
});
