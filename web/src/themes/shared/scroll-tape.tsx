import { useRef } from 'react';
import { TAPE_TICKS_CM, tapeLabel, useScrollProgress } from '../../motion/scroll-progress';
import type { ClassNames } from './shell';

/**
 * The scroll progress as a tailor's tape along the bottom of the window: 100 cm from top to end.
 *
 * @param classNames `tape`, `run`, `ticks`, `tick`, `label`
 */
export function ScrollTape({ classNames }: { classNames: ClassNames }) {
  const tape = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useScrollProgress(tape, label);
  return (
    <div ref={tape} className={classNames.tape} data-scroll-tape data-needs-script="" aria-hidden="true">
      <span className={classNames.run} />
      <span className={classNames.ticks}>
        {TAPE_TICKS_CM.map((tick) => (
          <span key={tick} className={classNames.tick} data-tick />
        ))}
      </span>
      <span ref={label} className={classNames.label}>
        {tapeLabel(0)}
      </span>
    </div>
  );
}
