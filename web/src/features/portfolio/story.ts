import { isFilm, ratioOfFilm, toFilm, toPoster } from '../../pictures/film';
import { toPicture } from '../../pictures/picture';
import type { FrameFileRow, PieceRow } from './documents';
import { toPortfolioItem } from './portfolio-item';

export type PictureFrame = ReturnType<typeof toPictureFrame> & { film?: undefined };
export type FilmFrame = ReturnType<typeof toFilmFrame> & { picture?: undefined };

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

const toFrame = (row: FrameRow, title: string): Frame =>
  isFilm(row.file) ? toFilmFrame(row, title) : toPictureFrame(row.id, row.file, title);

function toFilmFrame({ id, file, poster, captions }: FrameRow, title: string) {
  const film = toFilm({ file, poster: toPoster(poster), captions, title });
  return {
    id,
    film,
    /** ISO date and time */
    uploadedAt: file.createdAt ?? '',
    credits: file.credits,
    ratio: ratioOfFilm(film),
  };
}

function toPictureFrame(id: string, file: FrameFileRow, title: string) {
  const picture = toPicture(file);
  return {
    /** Unique within its piece */
    id,
    picture: { ...picture, alt: picture.alt || title },
    credits: file.credits,
    /** Width divided by height; 0 when unknown */
    ratio: picture.width && picture.height ? picture.width / picture.height : 0,
  };
}

/** After the rights of a cover have ended, the first picture that is left becomes the cover. It may follow a film. */
function coverFirst(frames: Frame[], cover: string): Frame[] {
  const index = frames.findIndex(({ picture, film }) => (picture ?? film.poster)?.src === cover);
  const [first] = index > 0 ? frames.splice(index, 1) : [];
  return first ? [first, ...frames] : frames;
}
