import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './clashes.module.css';
import type { AwayClash, BookingClash } from './documents';
import { wording } from './wording';

const words = wording.clashes;

interface ClashesProps {
  clashes: readonly BookingClash[];
  away: readonly AwayClash[];
}

/** Lists other bookings and days away on the same days, with links. Hidden while the days are free. */
export function Clashes({ clashes, away }: ClashesProps) {
  return (
    <>
      {away.length > 0 && (
        <Clash title={words.away}>
          {away.map(({ documentId, firstDay, lastDay, note }) => (
            <li key={documentId}>
              <Link to="/bookings" search={{ tab: 'month', day: firstDay }}>
                {words.awayFor(firstDay, lastDay, note)}
              </Link>
            </li>
          ))}
        </Clash>
      )}
      {clashes.length > 0 && (
        <Clash title={words.title(clashes.length)}>
          {clashes.map((clash) => (
            <li key={clash.documentId}>
              <Link to="/bookings/$documentId" params={{ documentId: clash.documentId }}>
                {clash.state === 'option' ? words.option(clash) : words.confirmed(clash)}
              </Link>
            </li>
          ))}
        </Clash>
      )}
    </>
  );
}

function Clash({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
      title={title}
      classNames={{ title: classes.title }}
    >
      <ul className={classes.clashes}>{children}</ul>
    </Alert>
  );
}
