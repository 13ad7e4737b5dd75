import { createFileRoute } from '@tanstack/react-router';
import { digitalsPage } from '../../pages/digitals';
import { DigitalsPage } from '../../themes/modern/pages/digitals-page';

export const Route = createFileRoute('/_modern/digitals')({ ...digitalsPage, component: DigitalsPage });
