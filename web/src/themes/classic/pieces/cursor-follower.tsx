import { useRef } from 'react';
import { useCursorFollower } from '../../../motion/use-cursor-follower';
import classes from './cursor-follower.module.css';

/** A lozenge that follows the mouse. */
export function CursorFollower() {
  const lozenge = useRef<HTMLDivElement>(null);
  useCursorFollower(lozenge);
  return (
    <div ref={lozenge} className={classes.follower} data-cursor-follower aria-hidden="true">
      <span className={classes.lozenge} />
    </div>
  );
}
