import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './clashes.module.css';
import type { BookingClash } from './documents';
import { wording } from './wording';

const words = wording.clashes;

/** Which other bookings share its days; each leads to its page. Nothing while the days are free. */
export function Clashes({ clashes }: { clashes: readonly BookingClash[] }) {
  if (clashes.length === 0) return null;
  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
      title={words.title(clashes.length)}
      classNames={{ title: classes.title }}
    >
      <ul className={classes.clashes}>
        {clashes.map((clash) => (
          <li key={clash.documentId}>
            <Link to="/bookings/$documentId" params={{ documentId: clash.documentId }}>
              {clash.state === 'option' ? words.option(clash) : words.confirmed(clash)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
