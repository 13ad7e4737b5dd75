import type { Problems } from '../../manager/use-editor-form';
import type { MediaOutcome } from '../../media/use-media-field';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { MilestoneRow } from './queries';
import { wording } from './wording';

/** One step of the career. */
export interface Milestone {
  documentId: string;
  revision: number;
  /** Free text: '2023' or '2019 to 2021' */
  year: string;
  title: string;
  description: string;
  image: MediaFile | null;
}

export function toMilestone(row: MilestoneRow): Milestone {
  const { documentId, revision, year, title, description } = row;
  return { documentId, revision: revision ?? 1, year, title, description, image: toMediaFile(row.image) };
}

export type MilestoneValues = { year: string; title: string; description: string };

/** Characters the CMS takes. */
export const MILESTONE_LIMITS = { year: 20, title: 200, description: 5000 } as const;

export function toMilestoneValues(milestone: Milestone | null): MilestoneValues {
  return {
    year: milestone?.year ?? '',
    title: milestone?.title ?? '',
    description: milestone?.description ?? '',
  };
}

export function milestoneProblems(values: MilestoneValues): Problems<MilestoneValues> {
  const empty = Object.entries(values).filter(([, text]) => !text.trim());
  return Object.fromEntries(empty.map(([field]) => [field, wording.missing]));
}

/** What is sent. An image that was not touched is not mentioned. */
export function toMilestoneInput({ year, title, description }: MilestoneValues, image: MediaOutcome) {
  return {
    year: year.trim(),
    title: title.trim(),
    description: description.trim(),
    ...(image.state === 'changed' && { image: image.id }),
  };
}

/** The milestone as lines, for the question which of two versions stays. */
export function milestoneLines(values: MilestoneValues) {
  const { fields } = wording.milestone;
  return [
    { label: fields.year, text: values.year },
    { label: fields.title, text: values.title },
    { label: fields.description, text: values.description },
  ];
}
