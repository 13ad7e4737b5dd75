import { wording } from '../wording';
import classes from './form-progress.module.css';

/** How much of a form is filled, as a gilt rule that stays in sight. `percent`: 0 to 100. */
export function FormProgress({ percent }: { percent: number }) {
  return (
    <div className={classes.progress} data-needs-script="">
      <div
        role="progressbar"
        aria-label={wording.volunteer.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={classes.track}
      >
        <div className={classes.run} style={{ width: `${percent}%` }} />
      </div>
      <p className={classes.label} aria-hidden="true">
        {wording.volunteer.percent(percent)}
      </p>
    </div>
  );
}
