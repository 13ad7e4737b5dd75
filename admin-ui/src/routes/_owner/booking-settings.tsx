import { createFileRoute } from '@tanstack/react-router';
import { BookingSettingsManager } from '../../features/booking-settings/booking-settings-manager';
import { bookingSettings } from '../../features/booking-settings/resource';

export const Route = createFileRoute('/_owner/booking-settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(bookingSettings.stored()),
  component: BookingSettingsManager,
});
