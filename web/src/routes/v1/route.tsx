import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WholeErrorScreen } from '../../themes/classic/screens/error-screen';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';
import { ClassicLayout } from '../../themes/classic/shell/classic-layout';

export const Route = createFileRoute('/v1')({
  // One file with the layout: a page that fails or is missing has its styles, also on the server.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent']],
  component: () => (
    <ClassicLayout>
      <Outlet />
    </ClassicLayout>
  ),
  errorComponent: WholeErrorScreen,
  notFoundComponent: NotFoundScreen,
});
