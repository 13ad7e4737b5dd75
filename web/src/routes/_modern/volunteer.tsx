import { createFileRoute } from '@tanstack/react-router';
import { volunteerPage } from '../../pages/volunteer';
import { VolunteerPage } from '../../themes/modern/pages/volunteer-page';

export const Route = createFileRoute('/_modern/volunteer')({ ...volunteerPage, component: VolunteerPage });
