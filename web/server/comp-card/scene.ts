import type { Ground, Words } from '../drawing/tagged-pdf';
import type { Box } from './sheet';

/** One side of the card: its elements from back to front. Points from the upper left corner of the trimmed card. */
export interface Side {
  width: number;
  height: number;
  elements: Element[];
}

export type Element = Ground | PictureInPlace | Veil | Words | Code;

export interface PictureInPlace {
  kind: 'picture';
  box: Box;
  /** Index of the picture on the card */
  index: number;
}

/** Darkens the foot of a picture just enough for the letters on it. */
export interface Veil {
  kind: 'veil';
  box: Box;
  /** Place of the letters, at the foot of the picture: here the veil is as dense as they need */
  under: Box;
  /** Index of the picture below it */
  index: number;
  /** Place of that picture */
  picture: Box;
}

export interface Code {
  kind: 'code';
  box: Box;
  address: string;
  color: string;
}
