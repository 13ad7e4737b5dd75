import { useRef } from 'react';
import { TAPE_TICKS_CM, tapeLabel } from '../../../motion/scroll-progress';
import { useScrollProgress } from '../../../motion/use-scroll-progress';
import classes from './scroll-tape.module.css';

/** The scroll progress as a gilt rule along the bottom of the window, read in centimetres. */
export function ScrollTape() {
  const tape = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useScrollProgress(tape, label);
  return (
    <div ref={tape} className={classes.tape} data-scroll-tape data-needs-script="" aria-hidden="true">
      <span ref={label} className={classes.label}>
        {tapeLabel(0)}
      </span>
      <span className={classes.ticks}>
        {TAPE_TICKS_CM.map((tick) => (
          <span key={tick} className={classes.tick} data-tick />
        ))}
      </span>
      <span className={classes.run} />
    </div>
  );
}
