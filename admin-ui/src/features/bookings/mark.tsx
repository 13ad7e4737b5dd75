import type { BookingLook } from './booking';
import classes from './mark.module.css';

/** Told apart without colour: a tick for what is settled, a number for what is held, a question for what is asked. */
const MARKS: Record<BookingLook, string> = {
  confirmed: '✓',
  first: '1',
  second: '2',
  third: '3',
  enquiry: '?',
  done: '✓✓',
  declined: '×',
  cancelled: '×',
  expired: '×',
};

/** The state of a booking as a shape with a sign; its words stand beside it, or are read out. */
export function Mark({ look }: { look: BookingLook }) {
  return (
    <span className={classes.mark} data-look={look} aria-hidden>
      {MARKS[look]}
    </span>
  );
}
