import { mutationOptions } from '@tanstack/react-query';
import { downloadText } from '../../manager/download-text';
import { putAllSaved } from '../../manager/saved-item';
import { reasonOf } from '../../notices/outcomes';
import { DECISION_UNDO_MS, offerUndo, showDone, showProblem } from '../../notices/toasts';
import { type Changes, changeEach } from '../../strapi/change-each';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { volunteerFields, volunteerQueries } from './queries';
import {
  type Decision,
  isPending,
  toVolunteer,
  type Volunteer,
  type VolunteerFilter,
  type VolunteerStatus,
} from './volunteer';
import { csvFileName, volunteersCsv } from './volunteer-csv';
import { type ExportProgress, fetchAfter, volunteersToExport } from './volunteer-export';
import { wording } from './wording';

const UpdateVolunteer = graphql(
  `
    mutation UpdateVolunteer($documentId: ID!, $data: VolunteerInput!) {
      updateVolunteer(documentId: $documentId, data: $data) {
        ...VolunteerFields
      }
    }
  `,
  [volunteerFields],
);

const DeleteVolunteer = graphql(`
  mutation DeleteVolunteer($documentId: ID!) {
    deleteVolunteer(documentId: $documentId) {
      documentId
    }
  }
`);

async function setStatus({ documentId, revision }: Volunteer, status: VolunteerStatus): Promise<Volunteer> {
  const variables = { documentId, data: { status, revision } };
  const { updateVolunteer } = await strapi.request({ document: UpdateVolunteer, variables });
  return toVolunteer(stillThere(updateVolunteer));
}

const sayFailure = ({ failure }: Changes<Volunteer>) => {
  if (failure) showProblem(wording.changeFailed, reasonOf(failure));
};

/** Decides the pending ones among those it is given. It can be taken back for a while. */
export const decideVolunteers = (decision: Decision) =>
  mutationOptions({
    mutationKey: ['volunteers', 'decide', decision],
    mutationFn: (volunteers: readonly Volunteer[]) =>
      changeEach(volunteers.filter(isPending), (volunteer) => setStatus(volunteer, decision)),
    onSuccess: (changes, volunteers, _shown, { client }) => {
      const { changed, overtaken } = changes;
      putAllSaved(client, volunteerQueries.all(), changed);
      const skipped = volunteers.filter((volunteer) => !isPending(volunteer)).length + overtaken;
      offerUndo({
        sentence: wording.decided(decision, changed.length, skipped),
        forMs: DECISION_UNDO_MS,
        undo: () =>
          client
            .getMutationCache()
            .build(client, restoreVolunteers())
            .execute(changed)
            .catch(() => undefined),
      });
      sayFailure(changes);
    },
    // Somebody else may have decided: the list says what is true.
    onError: (_error, _volunteers, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: volunteerQueries.all() }),
    meta: { failed: wording.changeFailed },
  });

/** Undo: they wait for a decision again. */
const restoreVolunteers = () =>
  mutationOptions({
    mutationKey: ['volunteers', 'restore'],
    mutationFn: (volunteers: readonly Volunteer[]) =>
      changeEach(volunteers, (volunteer) => setStatus(volunteer, 'pending')),
    onSuccess: (changes, _volunteers, _shown, { client }) => {
      putAllSaved(client, volunteerQueries.all(), changes.changed);
      sayFailure(changes);
    },
    meta: { failed: wording.changeFailed },
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
