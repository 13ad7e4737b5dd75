import { createFileRoute } from '@tanstack/react-router';
import { initiativePage } from '../../pages/initiative';
import { InitiativePage } from '../../themes/modern/pages/initiative-page';

export const Route = createFileRoute('/_modern/endeleza')({ ...initiativePage, component: InitiativePage });
