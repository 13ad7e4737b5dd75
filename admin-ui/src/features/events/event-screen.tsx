import { IconCalendarEvent, IconClock, IconMapPin, IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { calendarDay } from '../../dates/format';
import { BusyButton } from '../../kit/form/busy-button';
import type { SearchState } from '../../kit/list/list-search';
import { StatusBadge } from '../../kit/list/status-badge';
import { CardPicture } from '../../media/card-picture';
import { DialogScreen } from '../../resource/dialog-screen';
import type { FormOptions } from '../../resource/resource-form';
import type { CardProps } from '../../resource/use-listed';
import classes from './event-screen.module.css';
import { completeEvent, type EventSearch, eventLooks, events, hasPassed, type SiteEvent } from './resource';
import { wording } from './wording';

export function EventScreen(searching: SearchState<EventSearch>) {
  return <DialogScreen resource={events} form={form} Card={EventCard} {...searching} />;
}

const form: FormOptions = {
  narrowest: 180,
  upload: { name: 'image', purpose: 'event', label: wording.image, failed: wording.uploadFailed },
  published: { contentType: 'api::event.event', text: 'description', path: () => '/events' },
};

/** Width of a card's picture in device pixels: about 400 CSS pixels, sharp on a phone. */
const CARD_PIXELS = 750;

export function EventCard({ item: event, note, actions }: CardProps<SiteEvent>) {
  const { title, description, date, time, location, type, status, maxAttendees, image } = event;
  const { fields } = events;
  return (
    <li className={classes.card}>
      <CardPicture image={image} ratio="16 / 9" pixels={CARD_PIXELS} missing={wording.noImage} />
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <StatusBadge state={status} looks={eventLooks} />
        </div>
        {note}
        <p className={classes.type}>{fields.type.display(type)}</p>
        {description && <p className={classes.description}>{description}</p>}
        <ul className={classes.facts}>
          <CardFact Icon={IconCalendarEvent} label={fields.date.props.label}>
            <time dateTime={date}>{calendarDay(date)}</time>
          </CardFact>
          <CardFact Icon={IconClock} label={fields.time.props.label}>
            {time}
          </CardFact>
          <CardFact Icon={IconMapPin} label={fields.location.props.label}>
            {location}
          </CardFact>
          <CardFact Icon={IconUsers} label={fields.maxAttendees.props.label}>
            {wording.attendees(maxAttendees)}
          </CardFact>
        </ul>
        {hasPassed(event) && <PassedNote event={event} />}
        <div className={classes.actions}>{actions}</div>
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

interface CardFactProps {
  Icon: ComponentType<{ size: number; stroke: number; role: 'img'; 'aria-label': string }>;
  /** Describes the text beside the icon. */
  label: string;
  /** If empty, the line is hidden. */
  children: ReactNode;
}

/** A line of a card: an icon and what it stands for. */
function CardFact({ Icon, label, children }: CardFactProps) {
  if (!children) return null;
  return (
    <li className={classes.fact}>
      <Icon size={18} stroke={1.75} role="img" aria-label={label} />
      <span>{children}</span>
    </li>
  );
}
