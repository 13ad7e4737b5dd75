import classes from './ornament.module.css';

/** A double rule that meets in a lozenge. */
export function Ornament() {
  return (
    <div className={classes.ornament} aria-hidden="true">
      <span className={classes.lozenge} />
    </div>
  );
}
