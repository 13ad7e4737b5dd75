import { type Picture, pictureStyle } from './picture';

interface PhotoProps {
  picture: Picture;
  /** Displayed width, as `<img sizes>`: '(min-width: 62em) 40vw, 100vw' */
  sizes: string;
  /** In the first screen: loads at once and before others */
  priority?: boolean;
  className?: string;
}

/** A photograph with its smaller sizes; width and height reserve its space. */
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
