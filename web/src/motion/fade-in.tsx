import type { CSSProperties, ReactNode } from 'react';
import classes from './fade-in.module.css';

interface FadeInProps {
  /** Milliseconds */
  duration: number;
  children: ReactNode;
}

/** Lets a page appear softly when it is opened; at once for visitors who want calm. */
export function FadeIn({ duration, children }: FadeInProps) {
  return (
    <div className={classes.fadeIn} style={{ '--fade-in-ms': `${duration}ms` } as CSSProperties}>
      {children}
    </div>
  );
}
