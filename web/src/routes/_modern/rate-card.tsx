import { createFileRoute } from '@tanstack/react-router';
import { rateCardPage } from '../../pages/rate-card';
import { RateCardPage } from '../../themes/modern/pages/rate-card-page';

export const Route = createFileRoute('/_modern/rate-card')({ ...rateCardPage, component: RateCardPage });
