import { createFileRoute } from '@tanstack/react-router';
import { eventsPage } from '../../pages/events';
import { EventsPage } from '../../themes/modern/pages/events-page';

export const Route = createFileRoute('/_modern/events')({
  ...eventsPage,
  component: EventsPage,
});
