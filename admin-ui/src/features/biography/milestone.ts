import { inputOf, readItem, requiredText, type Shown } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { MilestoneRow } from './documents';

export const milestoneFields = {
  /** Free text: '2023' or '2019 to 2021' */
  year: requiredText({ label: 'Year', maxLength: 20 }),
  title: requiredText({ label: 'Title', maxLength: 200 }),
  description: requiredText({ label: 'Description', maxLength: 5000, minRows: 4 }),
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
