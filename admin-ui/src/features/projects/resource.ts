import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { hiddenColumns, listSearch, oneOf, openedItem } from '../../kit/list/list-search';
import { reasonOf } from '../../notifications/query-client';
import { bySort, containing } from '../../resource/collection';
import type { Titled } from '../../resource/documents';
import { formOf, looksOf } from '../../resource/form-of';
import { everyRow } from '../../resource/queries';
import { type ItemIn, resource } from '../../resource/resource';
import { strapi } from '../../strapi/client';
import { FileUnknown } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
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
    'poster',
    'acceptsVolunteers',
    'searchTitle',
    'searchDescription',
    'previewPicture',
  ]),
  many: 'projects',
  wording,
  filters: ({ q }: { q: string }) => containing(q, ['title', 'description', 'duration', 'location']),
  order: bySort,
});
export type Project = ItemIn<typeof projects>;

const ProjectTitles = graphql(`query ProjectTitles($page: Int!, $pageSize: Int!) {
  found: projects_connection(
    sort: ["title:asc", "documentId:asc"]
    pagination: { page: $page, pageSize: $pageSize }
  ) {
    nodes { documentId title }
    pageInfo { pageCount total }
  }
}`);

/** Returns the query of all projects by id and title, for choosing one. */
export const projectTitles = () =>
  queryOptions({
    queryKey: ['projects', 'titles'] as const,
    queryFn: ({ signal }): Promise<Titled[]> =>
      everyRow(
        async (variables) => (await strapi.request({ document: ProjectTitles, variables, signal })).found,
      ),
    meta: { loadFailure: wording.loadFailure },
  });

export const projectLooks = looksOf('project', 'status', {
  planning: 'amber',
  upcoming: 'blue',
  ongoing: 'green',
  completed: 'grey',
});
