import type { CSSProperties } from 'react';
import classes from './entry-overlay.module.css';

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
