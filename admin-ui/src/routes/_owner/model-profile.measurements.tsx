import { createFileRoute } from '@tanstack/react-router';
import { MeasurementsTab } from '../../features/measurements/measurements-tab';
import { measurementQueries } from '../../features/measurements/queries';

export const Route = createFileRoute('/_owner/model-profile/measurements')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(measurementQueries.stored()),
  component: MeasurementsTab,
});
