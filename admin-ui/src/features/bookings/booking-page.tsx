import { Alert, Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { amountOf, type OwnerEvent } from '../../../../cms/src/shared/booking';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { calendarDays, siteTimestamp } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import { ToBin } from '../../kit/delete/edit-and-delete';
import { useUndoableDelete } from '../../kit/delete/use-undoable-delete';
import { StatusBadge } from '../../kit/list/status-badge';
import { EmptyState } from '../../kit/page/empty-state';
import { Fact } from '../../kit/page/fact';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame } from '../../kit/page/page-frame';
import { useCopy } from '../../kit/page/use-copy';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { siteAddress } from '../../strapi/site-address';
import { mailTo } from '../person/mail-to';
import { PersonButtons } from '../person/person-buttons';
import { cameFromWording } from '../person/wording';
import { AnswerSection } from './answer-section';
import { type Booking, bookingLooks, lookOf, nameOf } from './booking';
import { BookingForm } from './booking-form';
import classes from './booking-page.module.css';
import { BookingRecord } from './booking-record';
import { Clashes } from './clashes';
import { daysHint, rankNote } from './day-notes';
import { EstimateLines } from './estimate-lines';
import { MoveDialog } from './move-dialog';
import { moveLabel, movesOf } from './moves';
import { OtherDays } from './other-days';
import { bookingQueries, bookings } from './queries';
import { wording } from './wording';

interface BookingPageProps {
  documentId: string;
  changing: boolean;
  onChanging: (changing: boolean) => void;
  /** Content from other features, such as the quote. */
  children?: ReactNode;
}

/** Shows one booking: clashes, possible transitions, the answer and all details. */
export function BookingPage({ documentId, changing, onChanging, children }: BookingPageProps) {
  const query = useQuery(bookingQueries.one(documentId));
  const { data: booking, isPending } = query;
  // While the booking loads, the title is empty: the list's title would belong to another page.
  const unnamed = isPending ? null : wording.title;
  return (
    <PageFrame title={booking ? nameOf(booking) : unnamed}>
      <Link to="/bookings" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {wording.back}
      </Link>
      <Loaded query={query}>
        {(found) => {
          if (!found) return <EmptyState title={wording.gone} text={wording.goneText} action={<ToBin />} />;
          if (changing) return <BookingForm booking={found} day="" onClose={() => onChanging(false)} />;
          return (
            <Opened booking={found} onChange={() => onChanging(true)}>
              {children}
            </Opened>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}

interface OpenedProps {
  booking: Booking;
  onChange: () => void;
  children: ReactNode;
}

function Opened({ booking, onChange, children }: OpenedProps) {
  const { documentId, email, phone, estimate, ownersNote, holdEndsAt } = booking;
  const rank = rankNote(booking);
  const hint = daysHint(booking);
  const { data: surroundings } = useQuery(bookingQueries.surroundings(documentId));
  const navigate = useNavigate();
  const { remove } = useUndoableDelete({
    deletion: bookings.remove(),
    name: (gone: Booking) => nameOf(gone),
    wording,
  });
  const removeAfterAsking = async () => {
    if (await remove([booking])) await navigate({ to: '/bookings' });
  };
  return (
    <div className={classes.page}>
      <section aria-labelledby="asked" className={classes.asked}>
        <header className={classes.head}>
          <h2 id="asked">{wording.asked}</h2>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
            onClick={onChange}
          >
            {wording.change}
          </Button>
        </header>
        <BookingFacts booking={booking} />
        {hint && (
          <Alert color="orange" mt="md" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}>
            {hint}
          </Alert>
        )}
      </section>
      <div className={classes.now}>
        <p className={classes.state}>
          <StatusBadge state={lookOf(booking)} looks={bookingLooks} />
          {rank && <span>{rank}</span>}
          {holdEndsAt && <strong>{wording.until(holdEndsAt)}</strong>}
          <Text c="dimmed" span>
            {wording.zone}
          </Text>
        </p>
        {surroundings && <Clashes {...surroundings} />}
        {surroundings?.otherDays && <OtherDays documentId={documentId} asked={surroundings.otherDays} />}
        <Moves booking={booking} />
        <AnswerSection booking={booking} />
        {children}
      </div>
      <div className={classes.about}>
        {estimate && (
          <section>
            <EstimateLines estimate={estimate} />
            <Text c="dimmed" size="sm">
              {wording.estimateHint}
            </Text>
          </section>
        )}
        <section aria-labelledby="note">
          <h2 id="note">{wording.note}</h2>
          {ownersNote ? (
            <p className={classes.written}>{ownersNote}</p>
          ) : (
            <Text c="dimmed">{wording.noNote}</Text>
          )}
        </section>
        {surroundings && <ClientLink path={surroundings.link} />}
        {surroundings && <BookingRecord changes={surroundings.changes} />}
        <Group gap="xs">
          {(email || phone) && (
            <PersonButtons email={email} phone={phone} onErased={() => void navigate({ to: '/bookings' })} />
          )}
          <Button
            variant="subtle"
            color="red"
            mt="lg"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={removeAfterAsking}
          >
            {wording.delete}
          </Button>
        </Group>
      </div>
    </div>
  );
}

function Moves({ booking }: { booking: Booking }) {
  const [event, setEvent] = useState<OwnerEvent | null>(null);
  const moves = movesOf(booking, siteDay(serverNow()));
  if (moves.length === 0) return null;
  return (
    <section aria-label={wording.moves.title}>
      <Group gap="sm">
        {moves.map((offered, place) => (
          <Button
            key={offered}
            variant={place === 0 && offered !== 'CANCEL' ? 'filled' : 'default'}
            onClick={() => setEvent(offered)}
          >
            {moveLabel(offered, booking)}
          </Button>
        ))}
      </Group>
      {event && <MoveDialog booking={booking} event={event} onClose={() => setEvent(null)} />}
    </section>
  );
}

/** Shows the URL of the client's page, to copy; `path` is null if it has expired. */
function ClientLink({ path }: { path: string | null }) {
  const { copy, copied } = useCopy();
  if (!path) return <Text c="dimmed">{wording.linkEnded}</Text>;
  const href = siteAddress(path);
  return (
    <section>
      <TextInput
        label={wording.link}
        description={wording.linkHint}
        value={href}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group mt="xs">
        <Button variant="default" onClick={() => copy(href)}>
          {copied ? wording.copied : wording.copyLink}
        </Button>
        <Anchor href={path} target="_blank" rel="noreferrer">
          {wording.openLink}
        </Anchor>
      </Group>
    </section>
  );
}

/** Shows everything the client asked for; skips empty fields. */
function BookingFacts({ booking }: { booking: Booking }) {
  const { facts } = wording;
  const { service, unit, quantity, extras, firstDay, lastDay, startTime, city, venue, name, email, phone } =
    booking;
  const { createdAt, notes } = booking;
  return (
    <dl className={classes.facts}>
      <Fact label={facts.service}>{service}</Fact>
      <Fact label={facts.quantity}>{amountOf(quantity, unit)}</Fact>
      <Fact label={facts.days}>{calendarDays(firstDay, lastDay)}</Fact>
      <Fact label={facts.startTime}>{startTime}</Fact>
      <Fact label={facts.place}>{[venue, city].filter(Boolean).join(', ')}</Fact>
      <Fact label={facts.extras}>{extras.join(', ')}</Fact>
      <Fact label={facts.name}>{name}</Fact>
      <Fact label={facts.email}>{email && <Anchor href={mailTo(email)}>{email}</Anchor>}</Fact>
      <Fact label={facts.phone}>{phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>}</Fact>
      <Fact label={facts.received}>
        <time dateTime={createdAt}>{siteTimestamp(createdAt)}</time>
      </Fact>
      <Fact label={CONTENT_TYPES.booking.cameFrom.label}>{cameFromWording.name(booking.cameFrom)}</Fact>
      <Fact label={facts.notes} wide>
        {notes}
      </Fact>
    </dl>
  );
}
