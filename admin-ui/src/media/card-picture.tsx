import { IconPhotoOff } from '@tabler/icons-react';
import { copyFor, focusStyle, type MediaFile } from '../strapi/media-file';
import classes from './card-picture.module.css';

interface CardPictureProps {
  image: MediaFile | null;
  /** The place's shape: '4 / 5' */
  ratio: string;
  /** Width of the place in device pixels, on a sharp screen. */
  pixels: number;
  /** What stands there without an image. */
  missing: string;
}

/** The picture over a card's text, as wide as the card. */
export function CardPicture({ image, ratio, pixels, missing }: CardPictureProps) {
  const style = { aspectRatio: ratio };
  if (!image) {
    return (
      <div className={classes.picture} style={style} data-missing>
        <IconPhotoOff size={32} stroke={1.5} aria-hidden />
        <span>{missing}</span>
      </div>
    );
  }
  return (
    <img
      className={classes.picture}
      style={{ ...style, ...focusStyle(image) }}
      src={copyFor(image, pixels)}
      alt={image.alt}
      loading="lazy"
      // Where cards are dragged, the picture alone is not.
      draggable={false}
    />
  );
}
