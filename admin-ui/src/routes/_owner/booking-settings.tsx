import { createFileRoute } from '@tanstack/react-router';
import { PapersManager } from '../../features/booking-settings/booking-settings-manager';
import { paperQueries } from '../../features/booking-settings/queries';

export const Route = createFileRoute('/_owner/booking-settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(paperQueries.stored()),
  component: PapersManager,
});
