import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import { deleteMutation, oneQuery, pageQuery, saveMutation } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import {
  CreateProject,
  DeleteProject,
  OneProject,
  Projects,
  ProjectTitles,
  UpdateProject,
} from './documents';
import { type ProjectSearch, toProject, toProjectInput } from './project';
import { wording } from './wording';

const projects = { key: 'projects', toItem: toProject, loadFailure: wording.loadFailure };

/** Maximum rows per request in the CMS. */
const LARGEST_PAGE = 100;

export interface ProjectTitle {
  documentId: string;
  title: string;
}

/** Searches in title, description, duration and location. */
export function projectFilters(q: string): VariablesOf<typeof Projects>['filters'] {
  const found = { containsi: q };
  return q
    ? { or: [{ title: found }, { description: found }, { duration: found }, { location: found }] }
    : {};
}

export const projectQueries = {
  page: ({ q, sort, page }: Pick<ProjectSearch, 'q' | 'sort' | 'page'>) => {
    const variables = { filters: projectFilters(q), sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({ ...projects, document: Projects, variables });
  },
  one: (documentId: string) => oneQuery({ ...projects, document: OneProject, documentId }),
  /** Ids and titles of all projects, sorted by title, for choosing a project. */
  titles: () =>
    queryOptions({
      queryKey: ['projects', 'titles'] as const,
      queryFn: async ({ signal }): Promise<ProjectTitle[]> => {
        const titles: ProjectTitle[] = [];
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const variables = { page, pageSize: LARGEST_PAGE };
          const answer = await strapi.request({ document: ProjectTitles, variables, signal });
          titles.push(...(answer.projects_connection?.nodes ?? []));
          pages = answer.projects_connection?.pageInfo.pageCount ?? 0;
        }
        return titles;
      },
      meta: { loadFailure: wording.loadFailure },
    }),
};

export const saveProject = saveMutation({
  key: 'projects',
  toItem: toProject,
  toInput: toProjectInput,
  create: CreateProject,
  update: UpdateProject,
  wording,
});

/** The CMS keeps the project's volunteers without a project, and deletes its file if nothing else uses it. */
export const deleteProject = () =>
  deleteMutation({ key: 'projects', document: DeleteProject, failed: wording.deleteFailed });
