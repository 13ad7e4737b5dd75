import { mutationOptions } from '@tanstack/react-query';
import { downloadText } from '../../manager/download-text';
import { showDone } from '../../notices/toasts';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { volunteerQueries } from './queries';
import type { Decision, Volunteer, VolunteerFilter } from './volunteer';
import { csvFileName, volunteersCsv } from './volunteer-csv';
import { type ExportProgress, fetchAfter, volunteersToExport } from './volunteer-export';
import { wording } from './wording';

const UpdateVolunteer = graphql(`
  mutation UpdateVolunteer($documentId: ID!, $data: VolunteerInput!) {
    updateVolunteer(documentId: $documentId, data: $data) {
      documentId
    }
  }
`);

const DeleteVolunteer = graphql(`
  mutation DeleteVolunteer($documentId: ID!) {
    deleteVolunteer(documentId: $documentId) {
      documentId
    }
  }
`);

const decided = {
  approved: { one: wording.approved, many: wording.approvedMany },
  rejected: { one: wording.rejected, many: wording.rejectedMany },
};

/** @param count how many volunteers it will be given, for the toast */
export const decideVolunteers = (decision: Decision, count: number) =>
  mutationOptions({
    mutationKey: ['volunteers', 'decide', decision],
    mutationFn: async (volunteers: readonly Volunteer[]) => {
      // One after the other: the CMS takes one mutation a request, and the first refusal ends the row.
      for (const { documentId, revision } of volunteers) {
        const variables = { documentId, data: { status: decision, revision } };
        const { updateVolunteer } = await strapi.request({ document: UpdateVolunteer, variables });
        stillThere(updateVolunteer);
      }
    },
    // Some may be decided, or somebody else decided first: the list says what is true.
    onError: (_error, _volunteers, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: volunteerQueries.all() }),
    meta: {
      done: count === 1 ? decided[decision].one : decided[decision].many(count),
      failed: wording.changeFailed,
    },
  });

export const deleteVolunteer = () =>
  mutationOptions({
    mutationKey: ['volunteers', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeleteVolunteer, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.deleteFailed },
  });

interface VolunteerExport {
  filter: VolunteerFilter;
  onProgress: ExportProgress;
}

/** Downloads what the filters show, all pages of it. */
export const exportVolunteers = () =>
  mutationOptions({
    mutationKey: ['volunteers', 'export'],
    mutationFn: async ({ filter, onProgress }: VolunteerExport) => {
      const volunteers = await volunteersToExport(fetchAfter(filter), onProgress);
      downloadText(volunteersCsv(volunteers), csvFileName(new Date()), 'text/csv;charset=utf-8');
      return volunteers.length;
    },
    onSuccess: (count) => showDone(wording.exported(count)),
    meta: { failed: wording.exportFailed, changesNothingShown: true },
  });
