import type { ComponentProps } from 'react';
import { Photo } from '../../../pictures/photo';
import classes from './framed-photo.module.css';

/**
 * A photograph behind a mat, in a hairline frame. `className` sets the width and format (`aspect-ratio`) of the frame,
 * which reserves its space.
 */
export function FramedPhoto({ className = '', ...photo }: ComponentProps<typeof Photo>) {
  return (
    <div className={`${classes.frame} ${className}`}>
      <Photo {...photo} className={classes.inFrame} />
    </div>
  );
}
