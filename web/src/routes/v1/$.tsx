import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

export const Route = createFileRoute('/v1/$')({
  component: NotFoundScreen,
});
