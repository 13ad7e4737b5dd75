import { createFileRoute } from '@tanstack/react-router';
import { BookingSettingsManager } from '../../features/booking-settings/booking-settings-manager';
import { bookingSettingsQueries } from '../../features/booking-settings/queries';

export const Route = createFileRoute('/_owner/booking-settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(bookingSettingsQueries.stored()),
  component: BookingSettingsManager,
});
