import { type Picture, toPicture } from '../../pictures/picture';
import type { CompCardRow } from './documents';

export interface CardPicture {
  picture: Picture;
  /** Address of the file as it was uploaded: print wants every pixel */
  original: string;
  /** What a crop keeps in view, in percent from left and top */
  focus: { x: number; y: number };
}

export interface CompCard {
  /** Whose card it is */
  name: string;
  /** The main one first; none when the owner chose none, or what they chose may not be shown any more */
  pictures: CardPicture[];
  measurements: { label: string; value: string }[];
  /** Empty when the owner gave none */
  email: string;
  /** Empty when the owner gave none */
  phone: string;
}

/** Pictures that visitors may not see have no file. */
export function toCardPictures(row: CompCardRow): CardPicture[] {
  return (row?.pictures ?? []).flatMap((part) => {
    const picture = toPicture(part?.image);
    if (!part?.image || !picture) return [];
    const focus = { x: part.focalX, y: part.focalY };
    return [{ picture: { ...picture, focus: `${focus.x}% ${focus.y}%` }, original: part.image.url, focus }];
  });
}
