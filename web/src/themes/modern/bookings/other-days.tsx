import { bookingWording } from '../../../features/bookings/wording';
import { unbroken } from '../../../texts/plain-text';
import { DayField } from './act-fields';
import { Act, type PartProps } from './client-booking';

const words = bookingWording.client;

/** Asks the owner for other days, and says which days the client has asked for. */
export function OtherDaysPart({ page }: PartProps) {
  const { booking, mustReadAgain } = page;
  if (!booking) return null;
  return (
    <>
      {booking.otherDays && <p>{unbroken(booking.otherDays)}</p>}
      {booking.waitsForOtherDays && !mustReadAgain && (
        <Act page={page} act="keep-days" label={words.otherDays.keep} submit={words.otherDays.keepYes}>
          <p>{unbroken(words.otherDays.keepAsk(booking.days))}</p>
          <input type="hidden" name="firstDay" value={booking.booked.firstDay} />
          <input type="hidden" name="lastDay" value={booking.booked.lastDay} />
        </Act>
      )}
      {booking.canAskForOtherDays && !mustReadAgain && (
        <Act page={page} act="days" label={words.otherDays.ask} submit={words.otherDays.send}>
          <DayField name="firstDay" label={bookingWording.firstDay} page={page} required />
          <DayField name="lastDay" label={bookingWording.lastDay} page={page} />
        </Act>
      )}
    </>
  );
}
