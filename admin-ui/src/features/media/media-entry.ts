import * as z from 'zod/mini';
import { NEVER_SHOWN } from '../../../../cms/src/shared/consent';
import { addDays } from '../../../../cms/src/shared/days';
import { RIGHTS_NOTICE_DAYS } from '../../../../cms/src/shared/retention';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { ALT_LENGTH } from '../../../../cms/src/shared/uploads';
import { choice, toggle } from '../../kit/fields/choice-fields';
import { type Field, inputOf, readItem, type Shown, text, type Values } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-draft';
import { listSearch, narrowedTo, oneOf, openedItem } from '../../kit/list/list-search';
import { looksIn } from '../../kit/list/status-badge';
import { wording as mediaWording } from '../../media/wording';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { type Focus, type MediaFile, MIDDLE, toFocus, toMediaFile } from '../../strapi/media-file';
import type { PictureRightsRow } from './documents';
import { wording } from './wording';

const rights = CONTENT_TYPES.pictureRight;

/** Not drawn by the form: it is set on the picture. */
const focus: Field<unknown, Focus, Focus, Focus> = {
  control: 'carried',
  props: { label: 'Focal point' },
  fromRow: toFocus,
  toForm: (shown = MIDDLE) => shown,
  toInput: (typed) => typed,
  display: ({ x, y }) => mediaWording.focusInWords(x, y),
};

type People = keyof typeof rights.people.choices;

interface Labelled {
  label: string;
}

const pastDay = (field: Labelled, description?: string) =>
  text({ ...field, ...(description && { description }), type: 'date' });

const tick = (labelled: Labelled) => {
  const field = toggle({ ...labelled, control: 'checkbox', words: wording.yesNo });
  return { ...field, fromRow: (raw: boolean | null) => raw ?? false };
};

/** Asked only about others: who agreed to what. */
export const CONSENT_FIELDS = [
  'consentBy',
  'childBornOn',
  'consentOn',
  'consentUntil',
  'consentForSite',
  'consentForSocial',
  'consentForPrint',
  'consentPaper',
  'consentWithdrawnOn',
] as const;

export const mediaFields = {
  alternativeText: text({
    label: 'Description',
    description: 'What the file shows, for people who cannot see it',
    maxLength: ALT_LENGTH,
    minRows: 2,
    'data-autofocus': true,
  }),
  photographer: text(rights.photographer),
  stylist: text(rights.stylist),
  makeUp: text(rights.makeUp),
  designer: text(rights.designer),
  copyrightNotice: text({
    ...rights.copyrightNotice,
    description: 'Shown to search engines, such as © 2026 Amani Otieno',
  }),
  licence: text({ ...rights.licence, description: 'What was agreed. Only you can see this.' }),
  territory: text({ ...rights.territory, description: 'Where it may be used. Only you can see this.' }),
  lastDay: text({
    ...rights.lastDay,
    description: 'The image is hidden after this date in your time zone. Leave empty for no end date.',
    type: 'date',
    max: '9999-12-31',
  }),
  people: { ...choice(rights.people), fromRow: (raw: People | null) => raw ?? rights.people.first },
  consentBy: text({ ...rights.consentBy, description: wording.consentByHint }),
  childBornOn: pastDay(rights.childBornOn, wording.birthdayHint),
  consentOn: pastDay(rights.consentOn),
  consentUntil: text({ ...rights.consentUntil, description: wording.consentUntilHint, type: 'date' }),
  consentForSite: tick(rights.consentForSite),
  consentForSocial: tick(rights.consentForSocial),
  consentForPrint: tick(rights.consentForPrint),
  consentPaper: text(rights.consentPaper),
  consentWithdrawnOn: pastDay(rights.consentWithdrawnOn, wording.withdrawnHint),
  focus,
};
export type MediaFields = typeof mediaFields;

const FileSays = z.catch(
  z.object({
    photographer: z.optional(z.string()),
    copyrightNotice: z.optional(z.string()),
    licence: z.optional(z.string()),
  }),
  {},
);

/** A file of the media library with its rights. Its id and revision are those of the rights. */
export interface MediaEntry extends Editable, Shown<MediaFields> {
  name: string;
  /** Captions have no picture. */
  isCaptions: boolean;
  file: MediaFile | null;
  says: z.infer<typeof FileSays>;
  uses: PictureRightsRow['uses'];
  /** The last day on which visitors may see it; empty without an end */
  publicUntil: string;
}

export function toMediaEntry(row: PictureRightsRow): MediaEntry {
  const alternativeText = row.file?.alternativeText ?? null;
  return {
    ...readItem(mediaFields, { ...row, alternativeText, focus: row.file?.focalPoint }),
    name: row.file?.name ?? '',
    isCaptions: row.file?.mime === 'text/vtt',
    file: toMediaFile(row.file),
    says: FileSays.parse(row.fromFile),
    uses: row.uses,
    publicUntil: row.publicUntil ?? '',
  };
}

export function toMediaInput(values: Values<MediaFields>) {
  const { alternativeText, focus: focalPoint, ...data } = inputOf(mediaFields, values);
  return { alternativeText, focalPoint, data };
}

/** Returns the credits, such as 'Wambui Njeri, Achieng'; empty if there are none. */
export const creditsOf = ({ photographer, stylist, makeUp, designer }: MediaEntry): string =>
  [photographer, stylist, makeUp, designer].filter(Boolean).join(', ');

/**
 * Returns today and the last day that counts as soon, YYYY-MM-DD.
 * @param now as of `Date.now()`
 */
export function rightsDays(now: number): { today: string; soon: string } {
  const today = siteDay(now);
  return { today, soon: addDays(today, RIGHTS_NOTICE_DAYS) };
}

type RightsState = keyof typeof wording.states;

/** Returns whether an image leaves the site soon or has left it; undefined otherwise. @param lastDay for visitors */
export function rightsState(lastDay: string, now: number): RightsState | undefined {
  if (lastDay === NEVER_SHOWN) return 'unconsented';
  const { today, soon } = rightsDays(now);
  if (!lastDay || lastDay > soon) return undefined;
  return lastDay < today ? 'past' : 'ending';
}

export const rightsLooks = looksIn(wording.states, { unconsented: 'red', past: 'red', ending: 'amber' });

/** Search parameters of the screen. `file`: the one in the dialog. */
export const mediaSearch = z.object({
  ...listSearch,
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  rights: narrowedTo(wording.rights),
  describing: z.catch(z._default(z.boolean(), false), false),
  file: openedItem,
});
export type MediaSearch = z.infer<typeof mediaSearch>;
