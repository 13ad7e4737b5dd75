import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

/** Any path that no other route has. */
export const Route = createFileRoute('/_modern/$')({
  component: NotFoundScreen,
});
