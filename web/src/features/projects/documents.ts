import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll } from '../../strapi/graphql';
import { FilmFileFields, UploadFileFields } from '../../strapi/upload-file';

export const ProjectFields = graphql(
  `
    fragment ProjectFields on Project {
      documentId title description duration location status volunteersCount acceptsVolunteers
      createdAt
      media { ...FilmFileFields }
      poster { ...UploadFileFields }
    }
  `,
  [FilmFileFields, UploadFileFields],
);

export type ProjectRow = ResultOf<typeof ProjectFields>;

export const ProjectPage = graphqlForAll(
  `
    query ProjectPage($page: Int!, $pageSize: Int!) {
      projects_connection(
        sort: ["createdAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes { ...ProjectFields }
        pageInfo { page pageCount total }
      }
    }
  `,
  [ProjectFields],
);

export const OneProject = graphqlForAll(
  `
    query OneProject($documentId: ID!) {
      project(documentId: $documentId) {
        ...ProjectFields searchTitle searchDescription
        previewPicture { ...UploadFileFields }
      }
    }
  `,
  [ProjectFields, UploadFileFields],
);

export type ProjectPageRow = NonNullable<ResultOf<typeof OneProject>['project']>;

/** The fields of projects for the sitemap. */
export const ProjectAddresses = graphqlForAll(`
  query ProjectAddresses($page: Int!, $pageSize: Int!) {
    projects_connection(
      sort: ["createdAt:desc", "documentId:asc"]
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { documentId updatedAt }
      pageInfo { page pageCount total }
    }
  }
`);

export const ProjectsAcceptingVolunteers = graphqlForAll(`
  query ProjectsAcceptingVolunteers {
    projects(
      filters: { acceptsVolunteers: { eq: true } }
      sort: ["title:asc"]
      pagination: { limit: 100 }
    ) {
      documentId title
    }
  }
`);
