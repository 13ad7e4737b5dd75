import { mutationOptions } from '@tanstack/react-query';
import { pendingDeletes } from '../../manager/pending-deletes';
import { showProblem } from '../../outcomes/toasts';
import { strapi } from '../../strapi/client';
import { DeleteForGood, RestoreFromBin } from './documents';
import { wording } from './wording';

export const restoreFromBin = () =>
  mutationOptions({
    mutationKey: ['bin', 'restore'],
    mutationFn: async (id: number) =>
      (await strapi.request({ document: RestoreFromBin, variables: { id } })).back,
    onSuccess: ({ documentId, leftOut }) => {
      pendingDeletes.show(documentId);
      if (leftOut.length > 0) showProblem(wording.bin.leftOut(leftOut.map(({ name }) => name)));
    },
    meta: { done: wording.bin.restored, failed: wording.bin.restoreFailed },
  });

export const deleteForGood = () =>
  mutationOptions({
    mutationKey: ['bin', 'end'],
    mutationFn: (id: number) => strapi.request({ document: DeleteForGood, variables: { id } }),
    meta: { done: wording.bin.ended, failed: wording.bin.endFailed },
  });
