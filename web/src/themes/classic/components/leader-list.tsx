import type { ReactNode } from 'react';
import classes from './leader-list.module.css';

/** Facts as in a programme: the name, a line of dots, the value. */
export function LeaderList({ rows }: { rows: { label: string; value: ReactNode }[] }) {
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
