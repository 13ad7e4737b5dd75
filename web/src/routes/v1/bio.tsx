import { createFileRoute } from '@tanstack/react-router';
import { biographyPage } from '../../pages/biography';
import { BioPage } from '../../themes/classic/pages/bio-page';

export const Route = createFileRoute('/v1/bio')({ ...biographyPage, component: BioPage });
