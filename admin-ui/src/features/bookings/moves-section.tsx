import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { OwnerEvent } from '../../../../cms/src/shared/booking';
import { nairobiDay } from '../../../../cms/src/shared/nairobi';
import { serverNow } from '../../dates/server-clock';
import type { Booking } from './booking';
import { MoveDialog } from './move-dialog';
import { moveLabel, movesOf } from './moves';
import { wording } from './wording';

export function Moves({ booking }: { booking: Booking }) {
  const [event, setEvent] = useState<OwnerEvent | null>(null);
  const moves = movesOf(booking, nairobiDay(serverNow()));
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
