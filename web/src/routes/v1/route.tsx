import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WholeErrorScreen } from '../../themes/classic/screens/failure-screen';
import { ClassicLayout } from '../../themes/classic/shell/classic-layout';

export const Route = createFileRoute('/v1')({
  component: () => (
    <ClassicLayout>
      <Outlet />
    </ClassicLayout>
  ),
  errorComponent: WholeErrorScreen,
});
