import { createFileRoute } from '@tanstack/react-router';
import { digitalsSearch, loadDigitals } from '../../features/digitals/queries';
import { DigitalsPage } from '../../themes/modern/pages/digitals-page';

export const Route = createFileRoute('/_modern/digitals')({
  validateSearch: digitalsSearch,
  loader: ({ context: { queryClient } }) => loadDigitals(queryClient),
  component: DigitalsPage,
});
