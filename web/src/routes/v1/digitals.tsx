import { createFileRoute } from '@tanstack/react-router';
import { digitalsSearch, loadDigitals } from '../../features/digitals/queries';
import { DigitalsPage } from '../../themes/classic/pages/digitals-page';

export const Route = createFileRoute('/v1/digitals')({
  validateSearch: digitalsSearch,
  loader: ({ context: { queryClient } }) => loadDigitals(queryClient),
  component: DigitalsPage,
});
