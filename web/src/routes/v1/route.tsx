import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WholeErrorScreen } from '../../themes/classic/screens/error-screen';
import { ClassicLayout } from '../../themes/classic/shell/classic-layout';

export const Route = createFileRoute('/v1')({
  component: () => (
    <ClassicLayout>
      <Outlet />
    </ClassicLayout>
  ),
  errorComponent: WholeErrorScreen,
});
