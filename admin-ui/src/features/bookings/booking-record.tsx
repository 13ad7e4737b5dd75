import { Text } from '@mantine/core';
import { siteTimestamp } from '../../dates/format';
import classes from './booking-record.module.css';
import type { BookingChange } from './documents';
import { wording } from './wording';

export function BookingRecord({ changes }: { changes: readonly BookingChange[] }) {
  return (
    <section aria-labelledby="record">
      <h2 id="record">{wording.record}</h2>
      {changes.length === 0 && <Text c="dimmed">{wording.noRecord}</Text>}
      <ol className={classes.changes}>
        {changes.map(({ at, event, actor, actorName, reason }) => (
          <li key={`${at} ${event}`} className={classes.change}>
            <strong>{wording.events[event] ?? event}</strong>
            {reason && <span className={classes.reason}>{reason}</span>}
            <span className={classes.line}>
              <time dateTime={at}>{siteTimestamp(at)}</time> {actorName ?? wording.actors[actor] ?? actor}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
