import type { BookingLook } from './booking';
import classes from './mark.module.css';

/**
 * Signs that distinguish the looks without colour: a tick if confirmed, a number for an option, a question mark for
 * an enquiry.
 */
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

/** Shows a booking's look as a shape with a sign; its words are beside it or read out. */
export function Mark({ look }: { look: BookingLook }) {
  return (
    <span className={classes.mark} data-look={look} aria-hidden>
      {MARKS[look]}
    </span>
  );
}
