import { useRef } from 'react';
import { useCursorFollower } from '../../../motion/use-cursor-follower';
import classes from './cursor-follower.module.css';

/** A ring that follows the mouse. */
export function CursorFollower() {
  const ring = useRef<HTMLDivElement>(null);
  useCursorFollower(ring);
  return <div ref={ring} className={classes.ring} data-cursor-follower aria-hidden="true" />;
}
