import { inputOf, readItem, requiredText, type Shown } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { MilestoneRow } from './documents';

const { year, title, description } = CONTENT_TYPES.milestone;

export const milestoneFields = {
  /** Free text: '2023' or '2019 to 2021' */
  year: requiredText(year),
  title: requiredText(title),
  description: requiredText(description),
};
type MilestoneFields = typeof milestoneFields;

export interface Milestone extends Editable, Shown<MilestoneFields> {
  image: MediaFile | null;
}

export function toMilestone(row: MilestoneRow): Milestone {
  return {
    ...readItem(milestoneFields, row),
    image: toMediaFile(row.image),
  };
}

export function toMilestoneInput({ values, media }: SaveWithMedia<MilestoneFields>) {
  return { ...inputOf(milestoneFields, values), ...mediaInput('image', media) };
}
