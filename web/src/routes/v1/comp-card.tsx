import { createFileRoute } from '@tanstack/react-router';
import { compCardPage } from '../../pages/comp-card';
import { CompCardPage } from '../../themes/classic/pages/comp-card-page';

export const Route = createFileRoute('/v1/comp-card')({ ...compCardPage, component: CompCardPage });
