import { useRef } from 'react';
import { useScrollProgress } from '../../../motion/use-scroll-progress';
import classes from './scroll-line.module.css';

/** How far the list is scrolled, as a line along the top of the window. */
export function ScrollLine() {
  const line = useRef<HTMLDivElement>(null);
  const reading = useRef<HTMLElement>(null);
  useScrollProgress(line, reading);
  return <div ref={line} className={classes.line} data-scroll-line data-needs-script="" aria-hidden="true" />;
}
