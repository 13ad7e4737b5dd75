import { mutationOptions } from '@tanstack/react-query';
import { putSaved } from '../../manager/saved-item';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { type Project, type ProjectValues, toProject, toProjectInput } from './project';
import { projectFields, projectQueries } from './queries';
import { wording } from './wording';

const CreateProject = graphql(
  `
    mutation CreateProject($data: ProjectInput!) {
      createProject(data: $data) {
        ...ProjectFields
      }
    }
  `,
  [projectFields],
);

const UpdateProject = graphql(
  `
    mutation UpdateProject($documentId: ID!, $data: ProjectInput!) {
      updateProject(documentId: $documentId, data: $data) {
        ...ProjectFields
      }
    }
  `,
  [projectFields],
);

const DeleteProject = graphql(`
  mutation DeleteProject($documentId: ID!) {
    deleteProject(documentId: $documentId) {
      documentId
    }
  }
`);

/** @param item the one to update, with the revision the changes are based on; null creates one */
export const saveProject = (item: Project | null) =>
  mutationOptions({
    mutationKey: ['projects', 'save'],
    mutationFn: async ({ values, media }: SaveWithMedia<ProjectValues>): Promise<Project> => {
      const input = toProjectInput(values, media);
      if (!item) {
        const { createProject } = await strapi.request({
          document: CreateProject,
          variables: { data: input },
        });
        return toProject(stillThere(createProject));
      }
      const { documentId, revision } = item;
      const variables = { documentId, data: { ...input, revision } };
      const { updateProject } = await strapi.request({ document: UpdateProject, variables });
      return toProject(stillThere(updateProject));
    },
    onSuccess: (saved, _values, _shown, { client }) => putSaved(client, projectQueries.all(), saved),
    meta: {
      done: item ? wording.updated : wording.created,
      failed: wording.saveFailed,
      asksWhenOvertaken: true,
    },
  });

/** Its volunteers stay, without a project; its file goes when nothing else uses it. The CMS sees to both. */
export const deleteProject = () =>
  mutationOptions({
    mutationKey: ['projects', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeleteProject, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.deleteFailed },
  });
