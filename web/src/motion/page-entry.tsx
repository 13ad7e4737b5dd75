import type { CSSProperties, ReactNode } from 'react';
import classes from './page-entry.module.css';

/**
 * A curtain that covers a page when it is opened and slides up after a moment. Its colour is the theme's
 * `--entry-overlay-color`.
 *
 * @param after milliseconds until it starts to slide
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

/** Fades a page in when it is opened; at once for visitors who ask for reduced motion. */
export function FadeIn({ duration, children }: FadeInProps) {
  return (
    <div className={classes.fadeIn} style={{ '--fade-in-ms': `${duration}ms` } as CSSProperties}>
      {children}
    </div>
  );
}
