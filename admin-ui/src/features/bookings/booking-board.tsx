import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loaded } from '../../manager/loaded';
import type { Booking } from './booking';
import classes from './booking-board.module.css';
import { BookingCard } from './booking-card';
import { bookingQueries } from './queries';
import { wording } from './wording';

const words = wording.board;

const OPEN_COLUMNS = ['enquiry', 'option', 'confirmed', 'done'] as const;

/** What waits, what is held, what is settled and what is over, beside each other; on a phone they are swiped. */
export function BookingBoard() {
  const query = useQuery(bookingQueries.board());
  return (
    <Loaded query={query}>
      {({ closed, ...columns }) => (
        <>
          <div className={classes.board}>
            {OPEN_COLUMNS.map((state) => (
              <section key={state} className={classes.column} aria-label={words.columns[state]}>
                <h2 className={classes.title}>
                  {words.columns[state]} <span className={classes.count}>{columns[state].total}</span>
                </h2>
                <Cards {...columns[state]} nothing={words.nothing[state]} />
                {columns[state].total > columns[state].bookings.length && (
                  <Link to="/bookings" search={{ state }} className={classes.all}>
                    {words.all(columns[state].total)}
                  </Link>
                )}
              </section>
            ))}
            <details className={classes.column}>
              <summary className={classes.title}>
                {words.columns.closed} <span className={classes.count}>{closed.total}</span>
              </summary>
              <p className={classes.hint}>{words.closedHint}</p>
              <Cards {...closed} nothing={words.nothing.closed} />
            </details>
          </div>
        </>
      )}
    </Loaded>
  );
}

interface CardsProps {
  bookings: readonly Booking[];
  nothing: string;
}

function Cards({ bookings, nothing }: CardsProps) {
  if (bookings.length === 0) return <p className={classes.hint}>{nothing}</p>;
  return (
    <ul className={classes.cards}>
      {bookings.map((booking) => (
        <li key={booking.documentId}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </ul>
  );
}
