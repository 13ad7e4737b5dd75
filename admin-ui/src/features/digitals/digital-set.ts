import type { ResultOf } from 'gql.tada';
import * as z from 'zod/mini';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { type Field, readItem, requiredDay, type Shown } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-draft';
import { listSearch, openedItem } from '../../kit/list/list-search';
import { looksIn } from '../../kit/list/status-badge';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { graphql } from '../../strapi/graphql';
import { copyFor, mediaFileFragment, toMediaFile } from '../../strapi/media-file';
import { wording } from './wording';

export const digitalSetFragment = graphql(
  `fragment DigitalSetFields on DigitalSet {
    documentId revision takenOn stillTrueOn state
    pictures(pagination: { limit: 40 }) {
      angle
      image { ...MediaFileFields }
    }
    clip { documentId url }
    captions { documentId url }
  }`,
  [mediaFileFragment],
);

type DigitalSetRow = ResultOf<typeof digitalSetFragment>;

export type Angle = DigitalSetRow['pictures'][number] extends infer Part
  ? NonNullable<Part> extends { angle: infer Name }
    ? Name
    : never
  : never;

const { digitalPicture, digitalSet } = CONTENT_TYPES;
export const ANGLES: Readonly<Record<Angle, string>> = digitalPicture.angle.choices;

/** An uploaded file, as a form and its draft store it. */
export interface ArrivedFile {
  /** Id that a save refers to. */
  id: string;
  url: string;
}

export interface DigitalPicture extends ArrivedFile {
  angle: Angle;
}

/** In device pixels: a preview is at most 160 CSS pixels wide. */
const PREVIEW_PIXELS = 320;

const pictures: Field<
  DigitalSetRow['pictures'],
  DigitalPicture[],
  DigitalPicture[],
  { angle: Angle; image: string }[]
> = {
  control: 'line',
  props: { label: digitalSet.pictures.label, required: true },
  // Skip pictures whose file was deleted in the media library.
  fromRow: (rows) =>
    rows.flatMap((row) => {
      const file = toMediaFile(row?.image);
      return row && file
        ? [{ id: file.documentId, url: copyFor(file, PREVIEW_PIXELS), angle: row.angle }]
        : [];
    }),
  toForm: (shown = []) => shown,
  toInput: (typed) => typed.map(({ angle, id }) => ({ angle, image: id })),
  problem: (typed) => (typed.length > 0 ? undefined : wording.picturesMissing),
  display: (typed) => typed.map(({ angle }) => ANGLES[angle]).join(', '),
};

const file = (
  label: string,
): Field<DigitalSetRow['captions'], ArrivedFile | null, ArrivedFile | null, string | null> => ({
  control: 'line',
  props: { label },
  fromRow: (raw) => raw && { id: raw.documentId, url: raw.url },
  toForm: (shown = null) => shown,
  toInput: (typed) => typed?.id ?? null,
  display: (typed) => typed?.url.split('/').at(-1) ?? '',
});

export const digitalFields = {
  takenOn: {
    ...requiredDay(digitalSet.takenOn),
    problem: (typed: string) => {
      if (!typed) return wording.missing;
      return typed > siteDay(serverNow()) ? wording.takenInFuture : undefined;
    },
  },
  pictures,
  clip: file('Walk clip'),
  captions: file(digitalSet.captions.label),
};

export interface DigitalSet extends Editable, Shown<typeof digitalFields> {
  /** YYYY-MM-DD; empty if it was never confirmed. */
  stillTrueOn: string;
  state: DigitalSetRow['state'];
}

export function toDigitalSet(row: DigitalSetRow): DigitalSet {
  return { ...readItem(digitalFields, row), stillTrueOn: row.stillTrueOn ?? '', state: row.state };
}

/** Returns the angle for a new picture: the first one that the set lacks. */
export const nextAngle = (there: readonly DigitalPicture[]): Angle =>
  (Object.keys(ANGLES) as Angle[]).find((angle) => there.every((picture) => picture.angle !== angle)) ??
  'front';

export const digitalLooks = looksIn(wording.states, { SHOWN: 'green', BEHIND: 'grey', OLD: 'amber' });

/** Search parameters of the screen. `form`: the id of the set in the form, or 'new'; without it the list is shown. */
export const digitalSearch = z.object({ page: listSearch.page, form: openedItem });
export type DigitalSearch = z.infer<typeof digitalSearch>;
