import { mutationOptions } from '@tanstack/react-query';
import { deleteMutation, putSaved, saveMutation } from '../../content/collection';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { type DigitalSet, nairobiToday, toDigitalInput, toDigitalSet } from './digital-set';
import { CreateDigitalSet, DeleteDigitalSet, UpdateDigitalSet } from './documents';
import { wording } from './wording';

export const saveDigitalSet = saveMutation({
  key: 'digitals',
  toItem: toDigitalSet,
  toInput: toDigitalInput,
  create: CreateDigitalSet,
  update: UpdateDigitalSet,
  wording,
});

/** Brings a set back to the page for another year. */
export const sayStillTrue = () =>
  mutationOptions({
    mutationKey: ['digitals', 'still-true'],
    mutationFn: async ({ documentId, revision }: DigitalSet) => {
      const variables = { documentId, data: { stillTrueOn: nairobiToday(), revision } };
      const { saved } = await strapi.request({ document: UpdateDigitalSet, variables });
      return toDigitalSet(stillThere(saved));
    },
    onSuccess: (saved, _set, _shown, { client }) => putSaved(client, ['digitals'], saved),
    meta: { done: wording.saidStillTrue, failed: wording.saveFailed },
  });

export const deleteDigitalSet = () =>
  deleteMutation({ key: 'digitals', document: DeleteDigitalSet, failed: wording.deleteFailed });
