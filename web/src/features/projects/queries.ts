import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { nextPage } from '../../strapi/paging';
import { OneProject, ProjectAddresses, ProjectPage, ProjectsAcceptingVolunteers } from './documents';
import { toProject, toWholeProject } from './project';
import { projectsWording } from './wording';

/** A project as a choice in the volunteer form. */
export interface ProjectChoice {
  id: string;
  title: string;
}

/** Projects per request; View More loads further ones. */
const PAGE_SIZE = 24;

export const projectQueries = {
  /** Newest first. */
  pages: () =>
    infiniteQueryOptions({
      queryKey: ['projects', 'pages'],
      queryFn: async ({ pageParam, signal }) => {
        const variables = { page: pageParam, pageSize: PAGE_SIZE };
        const { projects_connection } = await strapi.request({ document: ProjectPage, variables, signal });
        return {
          items: (projects_connection?.nodes ?? []).map(toProject),
          pageInfo: projects_connection?.pageInfo ?? { page: 1, pageCount: 1, total: 0 },
        };
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      meta: { loadFailure: projectsWording.loadFailure },
    }),

  /** Returns one project for its page; null when it does not exist. */
  one: (documentId: string) =>
    queryOptions({
      queryKey: ['projects', 'one', documentId],
      queryFn: async ({ signal }) => {
        const { project } = await strapi.request({ document: OneProject, variables: { documentId }, signal });
        return project ? toWholeProject(project) : null;
      },
      meta: { loadFailure: projectsWording.loadFailure },
    }),

  /** Id and last change, newest first; pages of up to 100 count from 1. */
  addresses: (page: number, pageSize: number) =>
    queryOptions({
      queryKey: ['projects', 'addresses', page, pageSize],
      queryFn: async ({ signal }) => {
        const variables = { page, pageSize };
        const { projects_connection } = await strapi.request({
          document: ProjectAddresses,
          variables,
          signal,
        });
        return {
          items: projects_connection?.nodes ?? [],
          total: projects_connection?.pageInfo.total ?? 0,
        };
      },
    }),

  /** The choices of the volunteer form, by title. */
  acceptingVolunteers: () =>
    queryOptions({
      queryKey: ['projects', 'accepting-volunteers'],
      queryFn: async ({ signal }): Promise<ProjectChoice[]> => {
        const { projects } = await strapi.request({ document: ProjectsAcceptingVolunteers, signal });
        return projects.flatMap((row) => (row ? [{ id: row.documentId, title: row.title }] : []));
      },
      meta: { loadFailure: projectsWording.loadFailure },
    }),
};
