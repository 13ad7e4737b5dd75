import { createFileRoute } from '@tanstack/react-router';
import { homePage } from '../../pages/home';
import { HomePage } from '../../themes/classic/pages/home-page';

export const Route = createFileRoute('/v1/')({ ...homePage, component: HomePage });
