import { IconPhotoOff } from '@tabler/icons-react';
import { copyFor, focusStyle, type MediaFile } from '../strapi/media-file';
import classes from './card-picture.module.css';

interface CardPictureProps {
  image: MediaFile | null;
  /** Aspect ratio of the place: '4 / 5' */
  ratio: string;
  /** Width of the place in device pixels, on a sharp screen. */
  pixels: number;
  missing: string;
}

/** The picture above a card's text, as wide as the card. */
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
      // The picture must not be dragged apart from its card.
      draggable={false}
    />
  );
}
