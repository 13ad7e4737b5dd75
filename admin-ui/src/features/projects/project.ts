import * as z from 'zod/mini';
import { choice, toggle } from '../../kit/fields/choice-fields';
import { count, inputOf, readItem, requiredText, type Shown, text } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { hiddenColumns, listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import type { StatusLooks } from '../../kit/list/status-badge';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { reasonOf } from '../../notifications/query-client';
import { searchFields } from '../../resource/publish-check/search-fields';
import { FileUnknown } from '../../strapi/errors';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { ProjectRow } from './documents';
import { wording } from './wording';

export const projectFields = {
  title: requiredText({ label: 'Title', maxLength: 200 }),
  description: requiredText({ label: 'Description', maxLength: 5000, minRows: 4 }),
  /** Free text such as a range of months. */
  duration: text({ label: 'Duration', maxLength: 120, placeholder: 'March to June 2026' }),
  location: text({ label: 'Location', maxLength: 200 }),
  status: choice({ label: 'Status', choices: wording.statuses, first: 'planning' }),
  /** Places for volunteers, typed by the owner. */
  volunteersCount: count({ label: 'Number of volunteers' }),
  acceptsVolunteers: toggle({ label: 'Accepts volunteers', control: 'checkbox', words: wording }),
  ...searchFields,
};
type ProjectFields = typeof projectFields;

export interface Project extends Editable, Shown<ProjectFields> {
  media: MediaFile | null;
  previewPicture: MediaFile | null;
}

export function toProject(row: ProjectRow): Project {
  return {
    ...readItem(projectFields, row),
    media: toMediaFile(row.media),
    previewPicture: toMediaFile(row.previewPicture),
  };
}

/** Returns the input for a save. The CMS detects the media type from the file. */
export function toProjectInput({ values, media, preview }: SaveWithMedia<ProjectFields>) {
  return {
    ...inputOf(projectFields, values),
    ...mediaInput('media', media),
    ...mediaInput('previewPicture', preview),
  };
}

export function uploadFailure(reason: string, error: Error): string {
  if (error instanceof FileUnknown) return wording.mediaUrlMissing;
  return reasonOf(error) ? wording.uploadFailed(reason) : wording.uploadUnexpected;
}

export const projectStatusLooks: StatusLooks<Project['status']> = {
  planning: { label: wording.statuses.planning, colour: 'amber' },
  upcoming: { label: wording.statuses.upcoming, colour: 'blue' },
  ongoing: { label: wording.statuses.ongoing, colour: 'green' },
  completed: { label: wording.statuses.completed, colour: 'grey' },
};

/** Search parameters of the screen. `edit`: the item in the form; absent for a new one. */
export const projectSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'all-projects'),
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  hide: hiddenColumns(wording.optionalColumns),
  edit: openedItem,
});
export type ProjectSearch = z.infer<typeof projectSearch>;
