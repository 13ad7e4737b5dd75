import type { ReactNode } from 'react';
import classes from './leader-list.module.css';

interface LeaderListProps {
  rows: { label: string; value: ReactNode }[];
}

/** Facts as in a programme: the name, a line of dots, the value. */
export function LeaderList({ rows }: LeaderListProps) {
  return (
    <dl className={classes.list}>
      {rows.map(({ label, value }) => (
        <div key={label} className={classes.row}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
