import { mutationOptions } from '@tanstack/react-query';
import { deleteMutation } from '../../content/collection';
import { decisionMutation } from '../../content/decisions';
import { downloadText } from '../../manager/download-text';
import { showDone } from '../../outcomes/toasts';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { DeleteVolunteer, UpdateVolunteer } from './documents';
import { isPending, toVolunteer, type Volunteer, type VolunteerFilter } from './volunteer';
import { csvFileName, volunteersCsv } from './volunteer-csv';
import { type ExportProgress, fetchAfter, volunteersToExport } from './volunteer-export';
import { wording } from './wording';

/** Only pending ones are decided. */
export const decideVolunteers = decisionMutation<Volunteer>({
  key: 'volunteers',
  setStatus: async ({ documentId, revision }, status) => {
    const variables = { documentId, data: { status, revision } };
    const { saved } = await strapi.request({ document: UpdateVolunteer, variables });
    return toVolunteer(stillThere(saved));
  },
  isOpen: isPending,
  sentence: wording.decided,
  changeFailed: wording.changeFailed,
});

export const deleteVolunteer = () =>
  deleteMutation({ key: 'volunteers', document: DeleteVolunteer, failed: wording.deleteFailed });

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
