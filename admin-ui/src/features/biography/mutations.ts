import { mutationOptions } from '@tanstack/react-query';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import type { Bio, BioValues } from './bio';
import { type Milestone, type MilestoneValues, toMilestoneInput } from './milestone';
import { wording } from './wording';

/** Creates the biography, too, where there is none yet. */
const UpdateBio = graphql(`
  mutation UpdateBio($data: BioContentInput!) {
    updateBioContent(data: $data) {
      documentId
    }
  }
`);

const CreateMilestone = graphql(`
  mutation CreateMilestone($data: MilestoneInput!) {
    createMilestone(data: $data) {
      documentId
    }
  }
`);

const UpdateMilestone = graphql(`
  mutation UpdateMilestone($documentId: ID!, $data: MilestoneInput!) {
    updateMilestone(documentId: $documentId, data: $data) {
      documentId
    }
  }
`);

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
        ...(bio && { revision: bio.revision }),
      };
      const { updateBioContent } = await strapi.request({ document: UpdateBio, variables: { data } });
      return stillThere(updateBioContent);
    },
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
        return answer.createMilestone;
      }
      const { documentId, revision } = milestone;
      const variables = { documentId, data: { ...data, revision } };
      const answer = await strapi.request({ document: UpdateMilestone, variables });
      return stillThere(answer.updateMilestone);
    },
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
