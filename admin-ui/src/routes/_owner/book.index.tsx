import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_owner/book/')({
  beforeLoad: () => {
    throw redirect({ to: '/book/measurements', replace: true });
  },
});
