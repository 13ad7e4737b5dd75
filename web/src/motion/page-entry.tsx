import type { CSSProperties, ReactNode } from 'react';
import classes from './page-entry.module.css';

/**
 * A curtain that is down when a page is opened and slides up after a moment.
 *
 * @param after milliseconds until it starts to slide; its colour is the theme's `--entry-overlay-color`
 */
export function EntryOverlay({ after }: { after: number }) {
  return (
    <div
      aria-hidden="true"
      className={classes.overlay}
      data-entry-overlay
      style={{ '--entry-overlay-ms': `${after}ms` } as CSSProperties}
    />
  );
}

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
