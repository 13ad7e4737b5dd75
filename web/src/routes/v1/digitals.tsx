import { createFileRoute } from '@tanstack/react-router';
import { digitalsPage } from '../../pages/digitals';
import { DigitalsPage } from '../../themes/classic/pages/digitals-page';

export const Route = createFileRoute('/v1/digitals')({ ...digitalsPage, component: DigitalsPage });
