import {
  IconCalendarOff,
  IconCalendarPlus,
  IconFileInvoice,
  IconHourglassLow,
  IconPencil,
  IconPhotoOff,
  IconRulerMeasure,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { addMonths } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { calendarDay, relativeDay } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import { wording as blockWording } from '../../kit/wording';
import { draftsQuery } from '../../resource/drafts/draft-server';
import { bookingQueries } from '../bookings/queries';
import { measurements } from '../measurements/resource';
import { mediaQueries } from '../media/queries';
import classes from './dashboard.module.css';
import { wording } from './wording';

interface ReminderProps extends LinkComponentProps {
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  children: string;
}

/** A link to something that waits for the owner. */
export function Reminder({ Icon, children, ...link }: ReminderProps) {
  return (
    <Link {...link} className={classes.waiting}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </Link>
  );
}

const RIGHTS = [
  { rights: 'ending', Icon: IconCalendarOff },
  { rights: 'past', Icon: IconPhotoOff },
  { rights: 'unstated', Icon: IconUsers },
] as const;

/** Warns of images whose rights end soon or have ended, or that do not say who is shown, with links. */
export function EndingRights() {
  const { data } = useQuery(mediaQueries.ending());
  return RIGHTS.map(({ rights, Icon }) =>
    data && data[rights] > 0 ? (
      <Reminder key={rights} Icon={Icon} to="/media" search={{ rights }}>
        {wording.rights[rights](data[rights], data.first)}
      </Reminder>
    ) : null,
  );
}

const MONTHS_A_MEASUREMENT_LASTS = 6;

/**
 * Reminds the owner to measure again, because clients book by these numbers. Hidden while they are recent or have no
 * date.
 */
export function MeasureAgain() {
  const { data: stored } = useQuery(measurements.stored());
  const measuredOn = stored?.measuredOn;
  if (!measuredOn || addMonths(measuredOn, MONTHS_A_MEASUREMENT_LASTS) > siteDay(serverNow())) return null;
  return (
    <Reminder Icon={IconRulerMeasure} to="/model-profile/measurements">
      {wording.measureAgain(calendarDay(measuredOn))}
    </Reminder>
  );
}

/** Lists new enquiries, options that end soon, and unanswered quotes, with links. */
export function WaitingBookings() {
  const { data } = useQuery(bookingQueries.waiting());
  if (!data) return null;
  const { newEnquiries, enquiries, holdsEnding, quotes } = data;
  const { enquiry, allEnquiries, holdEnds, quoteAsks, quoteWaits } = wording.bookings;
  const linkTo = (booking: { documentId: string }, Icon: ReminderProps['Icon'], sentence: string) => (
    <Reminder
      key={`${booking.documentId} ${sentence}`}
      Icon={Icon}
      to="/bookings/$documentId"
      params={booking}
    >
      {sentence}
    </Reminder>
  );
  return (
    <>
      {enquiries.map((booking) => linkTo(booking, IconCalendarPlus, enquiry(booking)))}
      {newEnquiries > enquiries.length && (
        <Reminder Icon={IconCalendarPlus} to="/bookings" search={{ state: 'enquiry' }}>
          {allEnquiries(newEnquiries)}
        </Reminder>
      )}
      {holdsEnding.map((booking) => linkTo(booking, IconHourglassLow, holdEnds(booking)))}
      {quotes.map(({ number, state, booking }) =>
        linkTo(
          booking,
          IconFileInvoice,
          (state === 'questioned' ? quoteAsks : quoteWaits)(number, booking.name),
        ),
      )}
    </>
  );
}

/** Maximum drafts shown; their own forms offer the others. */
const MAX_SHOWN = 3;

/** Lists unsaved drafts from all devices. Each links to its form, or to the bin that contains its item. */
export function UnsavedDrafts() {
  const { data: drafts = [] } = useQuery(draftsQuery());
  return drafts.slice(0, MAX_SHOWN).map(({ name, title, path, keptAt, isInBin }) => (
    <a key={name} href={isInBin ? blockWording.bin.href : `/admin${path}`} className={classes.waiting}>
      <IconPencil size={20} stroke={1.75} aria-hidden />
      <span>{sentence(name, title, relativeDay(keptAt).toLowerCase())}</span>
      {isInBin && <span> {wording.draftInBin}</span>}
    </a>
  ));
}

/** The address of a new redirect is not an existing item. */
function sentence(name: string, title: string, when: string): string {
  const [noun = ''] = name.split('/');
  return name.endsWith('/new') ? wording.unsavedNew(noun, title, when) : wording.unsavedDraft(title, when);
}
