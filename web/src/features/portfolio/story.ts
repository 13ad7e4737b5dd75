import { type Film, isFilm, ratioOfFilm, toFilm, toPoster } from '../../pictures/film';
import { type Picture, toPicture } from '../../pictures/picture';
import type { FrameFileRow, PieceRow } from './documents';
import { toPortfolioItem } from './portfolio-item';

interface FrameBase {
  /** Unique within its piece */
  id: string;
  credits: FrameFileRow['credits'];
  /** Width divided by height; 0 when unknown */
  ratio: number;
}

export interface PictureFrame extends FrameBase {
  picture: Picture;
  film?: undefined;
}

export interface FilmFrame extends FrameBase {
  film: Film;
  /** ISO date and time */
  uploadedAt: string;
  picture?: undefined;
}

/** One picture or film of a piece. */
export type Frame = PictureFrame | FilmFrame;

const COVER_ID = 'cover';

/** Returns null for a piece that visitors cannot see. */
export function toPiece({ item: row, previous, next }: PieceRow) {
  const [item] = toPortfolioItem(row);
  if (!item) return null;
  const frames = coverFirst(
    [
      ...(row.image ? [toPictureFrame(COVER_ID, row.image, item.title)] : []),
      ...(row.frames ?? []).flatMap((frame) => (frame ? [toFrame(frame, item.title)] : [])),
    ],
    item.picture.src,
  );
  return frames.length > 0 ? { item, frames, previous, next } : null;
}

/** `frames`: in the owner's order, the cover first; at least one */
export type Piece = NonNullable<ReturnType<typeof toPiece>>;

type FrameRow = NonNullable<NonNullable<PieceRow['item']['frames']>[number]>;

function toFrame({ id, file, poster: posterFile, captions }: FrameRow, title: string): Frame {
  if (!isFilm(file)) return toPictureFrame(id, file, title);
  const film = toFilm({ file, poster: toPoster(posterFile), captions, title });
  return {
    id,
    film,
    uploadedAt: file.createdAt ?? '',
    credits: file.credits,
    ratio: ratioOfFilm(film),
  };
}

function toPictureFrame(id: string, file: FrameFileRow, title: string): PictureFrame {
  const picture = toPicture(file);
  return {
    id,
    picture: { ...picture, alt: picture.alt || title },
    credits: file.credits,
    ratio: picture.width && picture.height ? picture.width / picture.height : 0,
  };
}

/** After the rights of a cover have ended, the first picture that is left becomes the cover. It may follow a film. */
function coverFirst(frames: Frame[], cover: string): Frame[] {
  const index = frames.findIndex(({ picture, film }) => (picture ?? film.poster)?.src === cover);
  const [first] = index > 0 ? frames.splice(index, 1) : [];
  return first ? [first, ...frames] : frames;
}
