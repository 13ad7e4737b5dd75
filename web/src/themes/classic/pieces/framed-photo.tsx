import type { ComponentProps } from 'react';
import { Photo } from '../../../pictures/photo';
import classes from './framed-photo.module.css';

/**
 * A photograph behind a mat, in a hairline frame. `className` gives the frame its width and its format
 * (`aspect-ratio`), which reserves its place.
 */
export function FramedPhoto({ className = '', ...photo }: ComponentProps<typeof Photo>) {
  return (
    <div className={`${classes.frame} ${className}`}>
      <Photo {...photo} className={classes.inFrame} />
    </div>
  );
}
