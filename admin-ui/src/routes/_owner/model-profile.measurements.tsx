import { createFileRoute } from '@tanstack/react-router';
import { measurements } from '../../features/measurements/resource';
import { wording } from '../../features/measurements/wording';
import { SingleForm } from '../../resource/single-form';

export const Route = createFileRoute('/_owner/model-profile/measurements')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(measurements.stored()),
  component: () => <SingleForm of={measurements} words={wording} />,
});
