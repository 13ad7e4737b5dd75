import { createFileRoute } from '@tanstack/react-router';
import { biographyPage } from '../../pages/biography';
import { BiographyPage } from '../../themes/modern/pages/biography-page';

export const Route = createFileRoute('/_modern/bio')({ ...biographyPage, component: BiographyPage });
