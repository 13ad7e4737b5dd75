import * as z from 'zod/mini';
import { choice, toggle } from '../../kit/fields/choice-fields';
import { count, inputOf, readItem, requiredText, type Shown, text } from '../../kit/fields/fields';
import type { Editable } from '../../kit/form/use-editor-form';
import { hiddenColumns, listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import type { StatusLooks } from '../../kit/list/status-badge';
import { mediaInput, type SaveWithMedia } from '../../media/use-save-with-media';
import { reasonOf } from '../../notifications/query-client';
import { searchFields } from '../../resource/publish-check/search-fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { FileUnknown } from '../../strapi/errors';
import { type MediaFile, toMediaFile } from '../../strapi/media-file';
import type { ProjectRow } from './documents';
import { wording } from './wording';

const { project } = CONTENT_TYPES;

export const projectFields = {
  title: requiredText(project.title),
  description: requiredText(project.description),
  /** Free text such as a range of months. */
  duration: text(project.duration),
  location: text(project.location),
  status: choice(project.status),
  /** Places for volunteers, typed by the owner. */
  volunteersCount: count(project.volunteersCount),
  acceptsVolunteers: toggle({ ...project.acceptsVolunteers, control: 'checkbox', words: wording }),
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

const projectStatuses = project.status.choices;

export const projectStatusLooks: StatusLooks<Project['status']> = {
  planning: { label: projectStatuses.planning, colour: 'amber' },
  upcoming: { label: projectStatuses.upcoming, colour: 'blue' },
  ongoing: { label: projectStatuses.ongoing, colour: 'green' },
  completed: { label: projectStatuses.completed, colour: 'grey' },
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
