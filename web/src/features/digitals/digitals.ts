import { toFilm } from '../../pictures/film';
import { type Picture, toPicture } from '../../pictures/picture';
import type { DigitalSetRow } from './documents';
import { digitalsWording } from './wording';

/** In the usual order of looking at them. */
const ANGLES = ['face', 'smile', 'front', 'left', 'right', 'back', 'full_length'] as const;
type Angle = (typeof ANGLES)[number];

/** Returns the digitals for screens; null without a set, or without a picture that can be shown. */
export function toDigitals(row: DigitalSetRow | null | undefined) {
  if (!row) return null;
  const rows = (row.pictures ?? []).filter((picture) => picture !== null);
  const pictures = ANGLES.flatMap((angle) =>
    rows
      .filter((picture) => picture.angle === angle)
      .flatMap(({ image }) => toPicture(image) ?? [])
      .map((picture, index) => toDigital(angle, picture, index)),
  );
  return pictures.length > 0 ? { takenOn: row.takenOn, pictures, clip: toClip(row, pictures) } : null;
}

function toDigital(angle: Angle, picture: Picture, index: number) {
  const label = digitalsWording.angles[angle];
  return {
    /** Used in addresses and stable within a set: 'left', 'left-2' for another picture of that angle */
    id: index === 0 ? angle : `${angle}-${index + 1}`,
    /** 'Left profile' */
    label,
    picture: { ...picture, alt: picture.alt || label },
  };
}

export type Digital = ReturnType<typeof toDigital>;

/** The whole figure is its poster. */
function toClip({ clip, captions }: DigitalSetRow, pictures: Digital[]) {
  if (!clip) return null;
  const [first] = pictures;
  const whole = pictures.find(({ id }) => id === 'full_length') ?? first;
  const poster = whole ? { ...whole.picture, alt: '' } : null;
  return toFilm({ file: clip, poster, captions, title: digitalsWording.clip });
}
