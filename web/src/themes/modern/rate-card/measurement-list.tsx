import type { Measurement } from '../../../features/rate-card/rate-card';
import text from '../styles/type.module.css';
import classes from './measurement-list.module.css';

/** The measurements, as large as a casting director wants to read them. */
export function MeasurementList({ measurements }: { measurements: Measurement[] }) {
  return (
    <dl className={classes.list}>
      {measurements.map(({ label, value }) => (
        <div key={label} className={classes.measurement}>
          <dt className={`${text.label} ${text.quiet}`}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
