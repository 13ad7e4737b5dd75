import type { ResultOf } from 'gql.tada';
import * as z from 'zod/mini';
import { COMP_CARD_PICTURES } from '../../../../cms/src/shared/limits';
import type { Field } from '../../kit/fields/fields';
import { listSearch, oneOf } from '../../kit/list/list-search';
import { single } from '../../resource/single';
import { graphql } from '../../strapi/graphql';
import { type MediaFile, MIDDLE, mediaFileFragment, toMediaFile } from '../../strapi/media-file';
import { wording } from './wording';

export const PicturesLeft = graphql(`query PicturesLeft { found: compCard { picturesLeft } }`);

/** Pieces with their frames, of which the pictures can be chosen. */
export const PiecePictures = graphql(
  `query PiecePictures($filters: PortfolioItemFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: portfolioItems_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes {
        title
        image { ...MediaFileFields }
        frames(pagination: { limit: 30 }) { file { ...MediaFileFields } }
      }
      pageInfo { total pageCount }
    }
  }`,
  [mediaFileFragment],
);

type Pieces = NonNullable<ResultOf<typeof PiecePictures>['found']>;
type PieceRow = Pieces['nodes'][number];

/** One set of digitals per page, newest first. */
export const DigitalPictures = graphql(
  `query DigitalPictures($page: Int!) {
    found: digitalSets_connection(
      sort: ["takenOn:desc", "createdAt:desc", "documentId:asc"]
      pagination: { page: $page, pageSize: 1 }
    ) {
      nodes {
        takenOn
        pictures(pagination: { limit: 40 }) {
          angle
          image { ...MediaFileFields }
        }
      }
      pageInfo { total pageCount }
    }
  }`,
  [mediaFileFragment],
);

type DigitalSets = NonNullable<ResultOf<typeof DigitalPictures>['found']>;
type DigitalSetRow = DigitalSets['nodes'][number];

/** A picture of the card, and its focus in percent from left and top. */
export interface ChosenPicture {
  image: MediaFile;
  focalX: number;
  focalY: number;
}

interface SentPicture {
  image: string;
  focalX: number;
  focalY: number;
}

interface PictureRow {
  focalX: number;
  focalY: number;
  image: Parameters<typeof toMediaFile>[0];
}

/** Not drawn by the form: the pictures have their own controls. */
const pictures: Field<(PictureRow | null)[] | null, ChosenPicture[], ChosenPicture[], SentPicture[]> = {
  control: 'carried',
  props: { label: wording.pictures },
  selects: `(pagination: { limit: ${COMP_CARD_PICTURES} }) { focalX focalY image { ...MediaFileFields } }`,
  fromRow: (raw) =>
    (raw ?? []).flatMap((part) => {
      const image = toMediaFile(part?.image);
      return part && image ? [{ image, focalX: part.focalX, focalY: part.focalY }] : [];
    }),
  toForm: (shown = []) => shown,
  toInput: (typed) => typed.map(({ image, focalX, focalY }) => ({ image: image.documentId, focalX, focalY })),
  display: (typed) =>
    typed
      .map(({ image, focalX, focalY }) => wording.pictureInWords(nameOf(image), focalX, focalY))
      .join('\n'),
};

export const compCard = single({
  type: 'compCard',
  key: 'comp-card',
  fields: { pictures },
  wording: { ...wording, created: wording.saved, updated: wording.saved },
});

export const nameOf = ({ alt, url }: MediaFile): string => alt || (url.split('/').at(-1) ?? url);

/** Adds the picture as the last one, or removes it. */
export function toggled(chosen: ChosenPicture[], image: MediaFile): ChosenPicture[] {
  const without = chosen.filter((picture) => picture.image.documentId !== image.documentId);
  return without.length < chosen.length ? without : [...chosen, withItsFocus(image)];
}

/** Starts with the focus of the picture itself. */
function withItsFocus(image: MediaFile): ChosenPicture {
  const { x, y } = image.focus ?? MIDDLE;
  return { image, focalX: x, focalY: y };
}

/** Returns the URL at which the public site renders both sides from an unsaved choice. */
export function previewAddress(chosen: ChosenPicture[]): string {
  const search = new URLSearchParams(
    chosen.map(({ image, focalX, focalY }) => ['picture', `${image.url},${focalX},${focalY}`]),
  );
  return `/comp-card/preview.jpg?${search}`;
}

export interface Choice {
  title: string;
  image: MediaFile;
}

/** Returns the pictures of a piece: its image and the frames that are not films. */
export function toPictures({ title, image, frames }: PieceRow): Choice[] {
  const files = [image, ...(frames ?? []).map((frame) => frame?.file)].map(toMediaFile);
  return files
    .filter((file) => file?.kind === 'image')
    .flatMap((file, at) =>
      file ? [{ title: at === 0 ? title : wording.frame(title, at + 1), image: file }] : [],
    );
}

export const toDigitals = ({
  pictures: rows,
  takenOn,
}: DigitalSetRow): { takenOn: string; choices: Choice[] } => ({
  takenOn,
  choices: rows.flatMap((row) => {
    const image = toMediaFile(row?.image);
    return row && image ? [{ title: wording.digital(row.angle, takenOn), image }] : [];
  }),
});

/** Search parameters of the screen: they filter the pictures to choose from. */
export const compCardSearch = z.object({ ...listSearch, from: oneOf(wording.sources, 'portfolio') });

export type CompCardSearch = z.infer<typeof compCardSearch>;
