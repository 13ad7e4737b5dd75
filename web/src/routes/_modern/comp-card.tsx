import { createFileRoute } from '@tanstack/react-router';
import { compCardPage } from '../../pages/comp-card';
import { CompCardPage } from '../../themes/modern/pages/comp-card-page';

export const Route = createFileRoute('/_modern/comp-card')({ ...compCardPage, component: CompCardPage });
