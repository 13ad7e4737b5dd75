import { toListPage } from '../../strapi/paging';
import { strapiPages, strapiQuery } from '../../strapi/query';
import { present } from '../../texts/plain-text';
import { OneProject, ProjectAddresses, ProjectPage, ProjectsAcceptingVolunteers } from './documents';
import { type Project, toProject, toWholeProject } from './project';
import { projectsWording } from './wording';

/** Projects per request; View More loads further ones. */
const PAGE_SIZE = 24;

export const projectQueries = {
  /** Newest first. */
  pages: () =>
    strapiPages(
      ProjectPage,
      { pageSize: PAGE_SIZE },
      ({ projects_connection }) => toListPage(projects_connection, toProject),
      { loadFailure: projectsWording.loadFailure },
    ),

  /** Returns one project for its page; null when it does not exist. */
  one: (documentId: string) =>
    strapiQuery(OneProject, { documentId }, ({ project }) => project && toWholeProject(project), {
      loadFailure: projectsWording.loadFailure,
    }),

  /** Id and last change, newest first; pages of up to 100 count from 1. */
  addresses: (page: number, pageSize: number) =>
    strapiQuery(ProjectAddresses, { page, pageSize }, ({ projects_connection: list }) =>
      toListPage(list, (row) => row),
    ),

  /** The choices of the volunteer form, by title. */
  acceptingVolunteers: () =>
    strapiQuery(
      ProjectsAcceptingVolunteers,
      {},
      ({ projects }) => present(projects).map(({ documentId, title }) => ({ id: documentId, title })),
      { loadFailure: projectsWording.loadFailure },
    ),
};

/** A project as a choice in the volunteer form. */
export type ProjectChoice = Pick<Project, 'id' | 'title'>;
