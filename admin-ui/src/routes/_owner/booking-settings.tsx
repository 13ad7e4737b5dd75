import { createFileRoute } from '@tanstack/react-router';
import { PapersManager } from '../../features/booking-papers/papers-manager';
import { paperQueries } from '../../features/booking-papers/queries';

export const Route = createFileRoute('/_owner/booking-settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(paperQueries.stored()),
  component: PapersManager,
});
