import type { ShownMeasurements } from '../../../features/measurements/use-measurements';
import { measurementsWording } from '../../../features/measurements/wording';
import text from '../styles/type.module.css';
import { FactList } from './fact-list';
import look from './measurement-list.module.css';
import { ListState } from './states';

interface MeasurementListProps {
  shown: ShownMeasurements;
  /** Classes of the list, of a measurement and of its value; default: the style of the rate card */
  classNames?: { list?: string; fact?: string; value?: string };
}

/** Measurements as on a model's comp card, and when they were taken. */
export function MeasurementList({
  shown: { query, facts, measured },
  classNames = { list: look.list, fact: look.fact, value: look.value },
}: MeasurementListProps) {
  return (
    <>
      <ListState query={query} words={measurementsWording} />
      {facts.length > 0 && <FactList facts={facts} classNames={classNames} />}
      {measured && <p className={`${text.label} ${text.quiet} ${look.measured}`}>{measured}</p>}
    </>
  );
}
