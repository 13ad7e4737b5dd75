import type { Initiative } from '../../../features/initiative/initiative';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './impact-figures.module.css';

/** What has come of it, in numerals that can be read across a room. */
export function ImpactFigures({ figures }: { figures: Initiative['impactFigures'] }) {
  return (
    <>
      <h2 id="impact" className={`${text.label} ${classes.title}`}>
        {wording.initiative.impact}
      </h2>
      <dl className={classes.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={classes.figure}>
            <dt className={`${text.label} ${text.quiet}`}>{label}</dt>
            <dd className={`${text.numeral} ${classes.value}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
