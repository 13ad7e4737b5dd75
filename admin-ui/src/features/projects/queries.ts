import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { mediaFileFields } from '../../strapi/media-file';
import { type Project, type ProjectSearch, toProject } from './project';
import { wording } from './wording';

export const projectFields = graphql(
  `
    fragment ProjectFields on Project {
      documentId
      revision
      title
      description
      duration
      location
      status
      volunteersCount
      acceptsVolunteers
      media {
        ...MediaFileFields
      }
    }
  `,
  [mediaFileFields],
);

export type ProjectRow = ResultOf<typeof projectFields>;

const Projects = graphql(
  `
    query Projects($filters: ProjectFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      projects_connection(filters: $filters, sort: $sort, pagination: { page: $page, pageSize: $pageSize }) {
        nodes {
          ...ProjectFields
        }
        pageInfo {
          total
          pageCount
        }
      }
    }
  `,
  [projectFields],
);

const OneProject = graphql(
  `
    query OneProject($documentId: ID!) {
      project(documentId: $documentId) {
        ...ProjectFields
      }
    }
  `,
  [projectFields],
);

const ProjectTitles = graphql(`
  query ProjectTitles($page: Int!, $pageSize: Int!) {
    projects_connection(sort: ["title:asc", "documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      nodes {
        documentId
        title
      }
      pageInfo {
        pageCount
      }
    }
  }
`);

/** The most rows that the CMS gives at a time. */
const LARGEST_PAGE = 100;

export interface ProjectTitle {
  documentId: string;
  title: string;
}

type Filters = NonNullable<VariablesOf<typeof Projects>['filters']>;

/** A text in title, description, duration or location. */
export function projectFilters(q: string): Filters {
  const found = { containsi: q };
  return q
    ? { or: [{ title: found }, { description: found }, { duration: found }, { location: found }] }
    : {};
}

export const projectQueries = {
  all: () => ['projects'] as const,

  page: ({ q, sort, page }: Pick<ProjectSearch, 'q' | 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'page', q, sort, page] as const,
      queryFn: async ({ signal }): Promise<Page<Project>> => {
        const filters = projectFilters(q);
        const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
        const { projects_connection: found } = await strapi.request({
          document: Projects,
          variables,
          signal,
        });
        return {
          items: (found?.nodes ?? []).map(toProject),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),

  one: (documentId: string) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'one', documentId] as const,
      queryFn: async ({ signal }): Promise<Project | null> => {
        const { project } = await strapi.request({ document: OneProject, variables: { documentId }, signal });
        return project && toProject(project);
      },
      meta: { loadFailure: wording.loadFailure },
    }),

  /** Every project's id and title, by title: for choices of a project. */
  titles: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'titles'] as const,
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
