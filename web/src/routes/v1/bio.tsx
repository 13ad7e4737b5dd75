import { createFileRoute } from '@tanstack/react-router';
import { loadBiographyPage } from '../../features/biography/queries';
import { BioPage } from '../../themes/classic/pages/bio-page';

export const Route = createFileRoute('/v1/bio')({
  loader: ({ context: { queryClient } }) => loadBiographyPage(queryClient),
  component: BioPage,
});
