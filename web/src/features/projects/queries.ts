import { toListPage } from '../../strapi/paging';
import { strapiPages, strapiQuery } from '../../strapi/query';
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
    strapiPages(
      ['projects', 'pages'],
      (page) => ({ document: ProjectPage, variables: { page, pageSize: PAGE_SIZE } }),
      ({ projects_connection }) => toListPage(projects_connection, toProject),
      { loadFailure: projectsWording.loadFailure },
    ),

  /** Returns one project for its page; null when it does not exist. */
  one: (documentId: string) =>
    strapiQuery(
      ['projects', 'one', documentId],
      { document: OneProject, variables: { documentId } },
      ({ project }) => project && toWholeProject(project),
      { loadFailure: projectsWording.loadFailure },
    ),

  /** Id and last change, newest first; pages of up to 100 count from 1. */
  addresses: (page: number, pageSize: number) =>
    strapiQuery(
      ['projects', 'addresses', page, pageSize],
      { document: ProjectAddresses, variables: { page, pageSize } },
      ({ projects_connection }) => toListPage(projects_connection, (row) => row),
    ),

  /** The choices of the volunteer form, by title. */
  acceptingVolunteers: () =>
    strapiQuery(
      ['projects', 'accepting-volunteers'],
      { document: ProjectsAcceptingVolunteers },
      ({ projects }) =>
        projects.flatMap((row): ProjectChoice[] => (row ? [{ id: row.documentId, title: row.title }] : [])),
      { loadFailure: projectsWording.loadFailure },
    ),
};
