import { createFileRoute } from '@tanstack/react-router';
import { eventsPage } from '../../pages/events';
import { EventsPage } from '../../themes/classic/pages/events-page';

export const Route = createFileRoute('/v1/events')({
  ...eventsPage,
  component: EventsPage,
});
