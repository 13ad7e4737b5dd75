import { type Picture, pictureStyle } from '../../../pictures/picture';
import classes from './photo.module.css';

interface PhotoProps {
  picture: Picture;
  /** How wide it is shown, as `<img sizes>`: '(min-width: 62em) 40vw, 100vw' */
  sizes: string;
  /** In the first screen: loads at once and ahead of others */
  priority?: boolean;
  /** Gives the frame its width and its format (`aspect-ratio`) */
  className?: string;
}

/** A photograph behind a mat, in a hairline frame; the format of the frame reserves its place. */
export function FramedPhoto({ className = '', ...photo }: PhotoProps) {
  return (
    <div className={`${classes.frame} ${className}`}>
      <Photo {...photo} className={classes.inFrame} />
    </div>
  );
}

/** A photograph with its smaller sizes. */
export function Photo({ picture, sizes, priority = false, className }: PhotoProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && sizes}
      width={picture.width || undefined}
      height={picture.height || undefined}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      style={pictureStyle(picture)}
    />
  );
}
