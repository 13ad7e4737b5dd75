import { createFileRoute } from '@tanstack/react-router';
import { volunteerPage } from '../../pages/volunteer';
import { VolunteerPage } from '../../themes/classic/pages/volunteer-page';

export const Route = createFileRoute('/v1/volunteer')({ ...volunteerPage, component: VolunteerPage });
