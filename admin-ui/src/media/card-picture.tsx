import { IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { copyFor, focusStyle, type MediaFile } from '../strapi/media-file';
import classes from './card-picture.module.css';

interface CardPictureProps {
  image: MediaFile | null;
  /** Aspect ratio of the place: '4 / 5' */
  ratio: string;
  /** Width of the place in device pixels, on a sharp screen. */
  pixels: number;
  missing: string;
  /** Shown as a film: by its poster with a mark, or by the mark alone. */
  isFilm?: boolean;
}

/** The picture above a card's text, as wide as the card. */
export function CardPicture({ image, ratio, pixels, missing, isFilm = false }: CardPictureProps) {
  const style = { aspectRatio: ratio };
  if (!image) {
    return (
      <div className={classes.picture} style={style} data-missing>
        {isFilm ? (
          <IconPlayerPlayFilled size={32} aria-hidden />
        ) : (
          <IconPhotoOff size={32} stroke={1.5} aria-hidden />
        )}
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
