import type { ShownMeasurements } from '../../../features/measurements/use-measurements';
import { measurementsWording } from '../../../features/measurements/wording';
import text from '../styles/type.module.css';
import { LeaderList } from './leader-list';
import { ListState } from './states';

/** Measurements as in a programme, and when they were taken. */
export function MeasurementList({ shown: { query, facts, measured } }: { shown: ShownMeasurements }) {
  return (
    <>
      <ListState query={query} words={measurementsWording} />
      {facts.length > 0 && <LeaderList rows={facts} />}
      {measured && <p className={text.quiet}>{measured}</p>}
    </>
  );
}
