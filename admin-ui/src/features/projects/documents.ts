import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const projectFragment = graphql(
  `fragment ProjectFields on Project {
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
    searchTitle
    searchDescription
    previewPicture {
      ...MediaFileFields
    }
  }`,
  [mediaFileFragment],
);

export type ProjectRow = ResultOf<typeof projectFragment>;

export const Projects = graphql(
  `query Projects($filters: ProjectFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: projects_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...ProjectFields }
      pageInfo { total pageCount }
    }
  }`,
  [projectFragment],
);

export const OneProject = graphql(
  `query OneProject($documentId: ID!) {
    found: project(documentId: $documentId) { ...ProjectFields }
  }`,
  [projectFragment],
);

export const ProjectTitles = graphql(`query ProjectTitles($page: Int!, $pageSize: Int!) {
  projects_connection(sort: ["title:asc", "documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
    nodes { documentId title }
    pageInfo { pageCount }
  }
}`);

export const CreateProject = graphql(
  `mutation CreateProject($data: ProjectInput!) {
    saved: createProject(data: $data) { ...ProjectFields }
  }`,
  [projectFragment],
);

export const UpdateProject = graphql(
  `mutation UpdateProject($documentId: ID!, $data: ProjectInput!) {
    saved: updateProject(documentId: $documentId, data: $data) { ...ProjectFields }
  }`,
  [projectFragment],
);

export const DeleteProject = graphql(`mutation DeleteProject($documentId: ID!) {
  deleteProject(documentId: $documentId) { documentId }
}`);
