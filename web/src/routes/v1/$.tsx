import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

/** Any path below it that no other route has. */
export const Route = createFileRoute('/v1/$')({
  component: NotFoundScreen,
});
