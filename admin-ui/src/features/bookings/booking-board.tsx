import { Menu } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OPEN_STATES } from '../../../../cms/src/shared/booking';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { IconButton } from '../../kit/page/icon-button';
import { Loaded } from '../../kit/page/loaded';
import type { BriefBooking } from './booking';
import classes from './booking-board.module.css';
import { BookingCard } from './booking-card';
import { MoveDialog, type Moving } from './move-dialog';
import { moveLabel, movesOf } from './moves';
import { bookingQueries } from './queries';
import { wording } from './wording';

const words = wording.board;

/** Shows bookings in columns: waiting, held, settled and closed. On phones the owner swipes between the columns. */
export function BookingBoard() {
  const query = useQuery(bookingQueries.board());
  const [moving, setMoving] = useState<Moving | null>(null);
  return (
    <Loaded query={query}>
      {({ closed, ...columns }) => (
        <>
          <div className={classes.board}>
            {OPEN_STATES.map((state) => (
              <section key={state} className={classes.column} aria-label={words.columns[state]}>
                <h2 className={classes.title}>
                  {words.columns[state]} <span className={classes.count}>{columns[state].total}</span>
                </h2>
                <Cards {...columns[state]} nothing={words.nothing[state]} onMove={setMoving} />
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
              <Cards {...closed} nothing={words.nothing.closed} onMove={setMoving} />
            </details>
          </div>
          {moving && (
            <MoveDialog
              {...moving}
              booking={asItIsNow(moving.booking, [closed, ...Object.values(columns)])}
              onClose={() => setMoving(null)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** Returns the reloaded booking, on which a conflicting transition can be retried. */
const asItIsNow = (booking: BriefBooking, columns: readonly { bookings: readonly BriefBooking[] }[]) =>
  columns.flatMap(({ bookings }) => bookings).find(({ documentId }) => documentId === booking.documentId) ??
  booking;

interface CardsProps {
  bookings: readonly BriefBooking[];
  nothing: string;
  onMove: (moving: Moving) => void;
}

function Cards({ bookings, nothing, onMove }: CardsProps) {
  if (bookings.length === 0) return <p className={classes.hint}>{nothing}</p>;
  return (
    <ul className={classes.cards}>
      {bookings.map((booking) => (
        <li key={booking.documentId}>
          <BookingCard booking={booking}>
            <MoveMenu booking={booking} onMove={onMove} />
          </BookingCard>
        </li>
      ))}
    </ul>
  );
}

function MoveMenu({ booking, onMove }: { booking: BriefBooking } & Pick<CardsProps, 'onMove'>) {
  const label = words.move(booking.name);
  const moves = movesOf(booking, siteDay(serverNow()));
  if (moves.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton className={classes.move} label={label} Icon={IconArrowsExchange} />
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((event) => (
          <Menu.Item key={event} className={classes.item} onClick={() => onMove({ booking, event })}>
            {moveLabel(event, booking)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
