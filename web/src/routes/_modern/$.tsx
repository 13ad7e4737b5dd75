import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

export const Route = createFileRoute('/_modern/$')({
  component: NotFoundScreen,
});
