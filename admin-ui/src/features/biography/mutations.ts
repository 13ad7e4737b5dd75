import { mutationOptions } from '@tanstack/react-query';
import { putSaved } from '../../manager/saved-item';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { strapi } from '../../strapi/client';
import { NEVER_SAVED, stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { type Bio, type BioValues, toBio } from './bio';
import { type Milestone, type MilestoneValues, toMilestone, toMilestoneInput } from './milestone';
import { bioFields, bioQueries, milestoneFields, milestoneQueries } from './queries';
import { wording } from './wording';

/** Creates the biography, too, where there is none yet. */
const UpdateBio = graphql(
  `
    mutation UpdateBio($data: BioContentInput!) {
      updateBioContent(data: $data) {
        ...BioFields
      }
    }
  `,
  [bioFields],
);

const CreateMilestone = graphql(
  `
    mutation CreateMilestone($data: MilestoneInput!) {
      createMilestone(data: $data) {
        ...MilestoneFields
      }
    }
  `,
  [milestoneFields],
);

const UpdateMilestone = graphql(
  `
    mutation UpdateMilestone($documentId: ID!, $data: MilestoneInput!) {
      updateMilestone(documentId: $documentId, data: $data) {
        ...MilestoneFields
      }
    }
  `,
  [milestoneFields],
);

const DeleteMilestone = graphql(`
  mutation DeleteMilestone($documentId: ID!) {
    deleteMilestone(documentId: $documentId) {
      documentId
    }
  }
`);

/** @param bio what the changes are based on; null writes the first one */
export const saveBio = (bio: Bio | null) =>
  mutationOptions({
    mutationKey: ['bio', 'save'],
    mutationFn: async ({ title, content }: BioValues) => {
      const data = {
        title: title.trim(),
        content: content.trim(),
        revision: bio?.revision ?? NEVER_SAVED,
      };
      const { updateBioContent } = await strapi.request({ document: UpdateBio, variables: { data } });
      return toBio(stillThere(updateBioContent));
    },
    onSuccess: (saved, _values, _shown, { client }) =>
      client.setQueryData(bioQueries.stored().queryKey, saved),
    meta: {
      done: bio ? wording.bio.updated : wording.bio.created,
      failed: wording.bio.saveFailed,
      asksWhenOvertaken: true,
    },
  });

/** @param milestone the one to update, with the revision the changes are based on; null creates one */
export const saveMilestone = (milestone: Milestone | null) =>
  mutationOptions({
    mutationKey: ['milestones', 'save'],
    mutationFn: async ({ values, media }: SaveWithMedia<MilestoneValues>) => {
      const data = toMilestoneInput(values, media);
      if (!milestone) {
        const answer = await strapi.request({ document: CreateMilestone, variables: { data } });
        return toMilestone(stillThere(answer.createMilestone));
      }
      const { documentId, revision } = milestone;
      const variables = { documentId, data: { ...data, revision } };
      const answer = await strapi.request({ document: UpdateMilestone, variables });
      return toMilestone(stillThere(answer.updateMilestone));
    },
    onSuccess: (saved, _values, _shown, { client }) => putSaved(client, milestoneQueries.all(), saved),
    meta: {
      done: milestone ? wording.milestone.updated : wording.milestone.created,
      failed: wording.milestone.saveFailed,
      asksWhenOvertaken: true,
    },
  });

export const deleteMilestone = () =>
  mutationOptions({
    mutationKey: ['milestones', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeleteMilestone, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.milestone.deleteFailed },
  });
