import { IconCalendarEvent, IconClock, IconMapPin, IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { calendarDay } from '../../dates/format';
import { EditAndDelete } from '../../kit/delete/edit-and-delete';
import { useDeletable } from '../../kit/delete/use-undoable-delete';
import { BusyButton } from '../../kit/form/busy-button';
import type { Page } from '../../kit/list/list-search';
import { StatusBadge } from '../../kit/list/status-badge';
import { EmptyState } from '../../kit/page/empty-state';
import { CardPicture } from '../../media/card-picture';
import type { Schedule } from '../../resource/schedule/documents';
import { useSchedules } from '../../resource/schedule/queries';
import { ScheduleNote } from '../../resource/schedule/schedule-note';
import { eventFields, eventStatusLooks, hasPassed, type SiteEvent } from './event';
import classes from './event.module.css';
import { completeEvent, deleteEvent } from './queries';
import { wording } from './wording';

interface EventListProps {
  page: Page<SiteEvent>;
  onEdit: (event: SiteEvent) => void;
}

export function EventList({ page, onEdit }: EventListProps) {
  const events = useDeletable(page, { deletion: deleteEvent(), name: ({ title }) => title, wording });
  const scheduleOf = useSchedules(page.items);

  if (events.items.length === 0) return <EmptyState title={wording.emptyTitle} text={wording.emptyText} />;
  return (
    <ul className={classes.grid}>
      {events.items.map((event) => (
        <EventCard
          key={event.documentId}
          event={event}
          schedule={scheduleOf(event.documentId)}
          onEdit={() => onEdit(event)}
          onDelete={() => events.remove([event])}
        />
      ))}
    </ul>
  );
}

/** Width of a card's picture in device pixels: about 400 CSS pixels, sharp on a phone. */
const CARD_PIXELS = 750;

interface EventCardProps {
  event: SiteEvent;
  schedule: Schedule | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function EventCard({ event, schedule, onEdit, onDelete }: EventCardProps) {
  const { title, description, date, time, location, type, status, maxAttendees, image } = event;
  return (
    <li className={classes.card}>
      <CardPicture image={image} ratio="16 / 9" pixels={CARD_PIXELS} missing={wording.noImage} />
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <StatusBadge state={status} looks={eventStatusLooks} />
        </div>
        <ScheduleNote schedule={schedule} />
        <p className={classes.type}>{eventFields.type.display(type)}</p>
        {description && <p className={classes.description}>{description}</p>}
        <ul className={classes.facts}>
          <Fact Icon={IconCalendarEvent} label={eventFields.date.props.label}>
            <time dateTime={date}>{calendarDay(date)}</time>
          </Fact>
          {time && (
            <Fact Icon={IconClock} label={eventFields.time.props.label}>
              {time}
            </Fact>
          )}
          {location && (
            <Fact Icon={IconMapPin} label={eventFields.location.props.label}>
              {location}
            </Fact>
          )}
          <Fact Icon={IconUsers} label={eventFields.maxAttendees.props.label}>
            {wording.attendees(maxAttendees)}
          </Fact>
        </ul>
        {hasPassed(event) && <PassedNote event={event} />}
        <div className={classes.actions}>
          <EditAndDelete name={title} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
    </li>
  );
}

/** Lets the owner complete a past event with one tap. Visitors already see it as completed. */
function PassedNote({ event }: { event: SiteEvent }) {
  const completing = useMutation(completeEvent());
  return (
    <div className={classes.passed}>
      <p>{wording.passed}</p>
      <BusyButton
        variant="light"
        busy={completing.isPending}
        busyLabel={wording.updating}
        aria-label={wording.completeOne(event.title)}
        onClick={() => completing.mutate(event)}
      >
        {wording.complete}
      </BusyButton>
    </div>
  );
}

interface FactProps {
  Icon: ComponentType<{ size: number; stroke: number; role: 'img'; 'aria-label': string }>;
  /** Describes the text beside the icon. */
  label: string;
  children: ReactNode;
}

function Fact({ Icon, label, children }: FactProps) {
  return (
    <li className={classes.fact}>
      <Icon size={18} stroke={1.75} role="img" aria-label={label} />
      <span>{children}</span>
    </li>
  );
}
