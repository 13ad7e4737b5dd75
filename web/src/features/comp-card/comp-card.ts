import { monthAndYear } from '../../dates/long-date';
import { type Picture, toPicture } from '../../pictures/picture';
import type { CompCardRow } from './documents';
import { compCardWording } from './wording';

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
  /** The last says when they were taken, once the owner has said so */
  measurements: { label: string; value: string }[];
  /** Empty when the owner gave none */
  email: string;
  /** Empty when the owner gave none */
  phone: string;
}

/** @param day YYYY-MM-DD */
export const measuredLine = (day: string) => ({
  label: compCardWording.measured,
  value: monthAndYear(day),
});

/** Pictures that visitors may not see have no file. */
export function toCardPictures(row: CompCardRow): CardPicture[] {
  return (row?.pictures ?? []).flatMap((part) => {
    const picture = toPicture(part?.image);
    if (!part?.image || !picture) return [];
    const focus = { x: part.focalX, y: part.focalY };
    return [{ picture: { ...picture, focus: `${focus.x}% ${focus.y}%` }, original: part.image.url, focus }];
  });
}
