import type { Words } from '../drawing/tagged-pdf';
import type { Box } from './sheet';

/** What a side of the card consists of, from back to front. Points from the upper left corner of the cut. */
export interface Side {
  width: number;
  height: number;
  elements: Element[];
}

export type Element = Ground | PictureInPlace | Veil | Words | Code;

export interface Ground {
  kind: 'ground';
  box: Box;
  color: string;
}

export interface PictureInPlace {
  kind: 'picture';
  box: Box;
  /** Which picture of the card */
  index: number;
}

/** Darkens the foot of a picture, as much as the letters on it need. */
export interface Veil {
  kind: 'veil';
  box: Box;
  /** Where letters stand, at the foot of the picture: here the veil is as dense as they need */
  under: Box;
  /** The picture below it */
  index: number;
  /** Where that picture lies */
  picture: Box;
}

/** A QR code. */
export interface Code {
  kind: 'code';
  box: Box;
  address: string;
  color: string;
}
