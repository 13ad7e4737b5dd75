import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { nairobiDay } from '../../../../cms/src/shared/nairobi';
import type { Booking } from './booking';
import { MoveDialog } from './move-dialog';
import { type BookingEvent, moveLabel, movesOf } from './moves';
import { wording } from './wording';

/** What can be done with a booking now, as buttons. */
export function Moves({ booking }: { booking: Booking }) {
  const [event, setEvent] = useState<BookingEvent | null>(null);
  const moves = movesOf(booking, nairobiDay());
  if (moves.length === 0) return null;
  return (
    <section aria-label={wording.moves.title}>
      <Group gap="sm">
        {moves.map((offered, place) => (
          <Button
            key={offered}
            variant={place === 0 ? 'filled' : 'default'}
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
