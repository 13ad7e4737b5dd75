import { createFileRoute } from '@tanstack/react-router';
import { loadBiographyPage } from '../../features/biography/queries';
import { BiographyPage } from '../../themes/modern/pages/biography-page';

export const Route = createFileRoute('/_modern/bio')({
  loader: ({ context: { queryClient } }) => loadBiographyPage(queryClient),
  component: BiographyPage,
});
