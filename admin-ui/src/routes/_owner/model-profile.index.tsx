import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_owner/model-profile/')({
  beforeLoad: () => {
    throw redirect({ to: '/model-profile/measurements', replace: true });
  },
});
