import { createFileRoute } from '@tanstack/react-router';
import { initiativePage } from '../../pages/initiative';
import { InitiativePage } from '../../themes/classic/pages/initiative-page';

export const Route = createFileRoute('/v1/endeleza')({ ...initiativePage, component: InitiativePage });
