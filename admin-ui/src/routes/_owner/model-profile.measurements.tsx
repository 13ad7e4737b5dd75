import { createFileRoute } from '@tanstack/react-router';
import { MeasurementsForm } from '../../features/measurements/measurements-form';
import { measurements } from '../../features/measurements/resource';

export const Route = createFileRoute('/_owner/model-profile/measurements')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(measurements.stored()),
  component: MeasurementsForm,
});
