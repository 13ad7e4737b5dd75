import * as z from 'zod/mini';
import { hiddenColumns, listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import { reasonOf } from '../../notifications/query-client';
import { formOf, looksOf } from '../../resource/form-of';
import { type ItemIn, resource } from '../../resource/resource';
import { FileUnknown } from '../../strapi/errors';
import { wording } from './wording';

/** Search parameters of the screen. `edit`: the item in the form; absent for a new one. */
export const projectSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'all-projects'),
  sort: oneOf(wording.sorts, 'createdAt:desc'),
  hide: hiddenColumns(wording.optionalColumns),
  edit: openedItem,
});
export type ProjectSearch = z.infer<typeof projectSearch>;

export function uploadFailure(reason: string, error: Error): string {
  if (error instanceof FileUnknown) return wording.mediaUrlMissing;
  return reasonOf(error) ? wording.uploadFailed(reason) : wording.uploadUnexpected;
}

/**
 * The CMS detects the media type from the file. It keeps the volunteers of a deleted project without a project, and
 * deletes its file if nothing else uses it.
 */
export const projects = resource({
  form: formOf('project', [
    'title',
    'description',
    ['duration', 'location', 'status', 'volunteersCount'],
    'media',
    'acceptsVolunteers',
    'searchTitle',
    'searchDescription',
    'previewPicture',
  ]),
  many: 'projects',
  wording,
  searchIn: ['title', 'description', 'duration', 'location'],
});
export type Project = ItemIn<typeof projects>;

export const projectLooks = looksOf('project', 'status', {
  planning: 'amber',
  upcoming: 'blue',
  ongoing: 'green',
  completed: 'grey',
});
