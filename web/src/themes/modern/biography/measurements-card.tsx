import { useQuery } from '@tanstack/react-query';
import { rateCardQueries } from '../../../features/rate-card/queries';
import { Section } from '../pieces/section';
import { LoadFailure, Loading } from '../pieces/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './measurements-card.module.css';

/** The measurements of the biography, large, in a card of fine lines. Hidden while the owner gave none. */
export function MeasurementsCard() {
  const { data: card, isPending, refetch } = useQuery(rateCardQueries.card());
  const measurements = card?.biographyMeasurements ?? [];
  if (card && measurements.length === 0) return null;

  return (
    <Section ground="dark" labelledBy="measurements">
      <h2 id="measurements" className={classes.title}>
        {wording.biography.measurements}
      </h2>
      <div className={classes.card}>
        {isPending && <Loading text={wording.biography.measurementsLoading} />}
        {!isPending && !card && (
          <LoadFailure text={wording.biography.measurementsFailed} onRetry={() => refetch()} />
        )}
        {measurements.length > 0 && (
          <dl className={classes.list}>
            {measurements.map(({ label, value }) => (
              <div key={label} className={classes.measurement}>
                <dt className={`${text.label} ${text.quiet}`}>{label}</dt>
                <dd className={classes.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
