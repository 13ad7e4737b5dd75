import { mutationOptions } from '@tanstack/react-query';
import { nairobiDay } from '../../../../cms/src/shared/nairobi';
import { PAGE_SIZE } from '../../kit/list/list-search';
import { deleteMutation, oneQuery, pageQuery, saveMutation, updateCaches } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { requireFound } from '../../strapi/errors';
import { type DigitalSearch, type DigitalSet, toDigitalInput, toDigitalSet } from './digital-set';
import {
  CreateDigitalSet,
  DeleteDigitalSet,
  DigitalSets,
  OneDigitalSet,
  UpdateDigitalSet,
} from './documents';
import { wording } from './wording';

const digitals = { key: 'digitals', toItem: toDigitalSet, loadFailure: wording.loadFailure };

export const digitalQueries = {
  /** Newest first. */
  page: ({ page }: Pick<DigitalSearch, 'page'>) =>
    pageQuery({ ...digitals, document: DigitalSets, variables: { page, pageSize: PAGE_SIZE } }),
  one: (documentId: string) => oneQuery({ ...digitals, document: OneDigitalSet, documentId }),
};

export const saveDigitalSet = saveMutation({
  key: 'digitals',
  toItem: toDigitalSet,
  toInput: toDigitalInput,
  create: CreateDigitalSet,
  update: UpdateDigitalSet,
  wording,
});

/** Confirms that a set is still accurate, which shows it for another year. */
export const sayStillTrue = () =>
  mutationOptions({
    mutationKey: ['digitals', 'still-true'],
    mutationFn: async ({ documentId, revision }: DigitalSet) => {
      const variables = { documentId, data: { stillTrueOn: nairobiDay(), revision } };
      const { saved } = await strapi.request({ document: UpdateDigitalSet, variables });
      return toDigitalSet(requireFound(saved));
    },
    onSuccess: (saved, _set, _shown, { client }) => updateCaches(client, ['digitals'], saved),
    meta: { done: wording.saidStillTrue, failed: wording.saveFailed },
  });

export const deleteDigitalSet = () =>
  deleteMutation({ key: 'digitals', document: DeleteDigitalSet, failed: wording.deleteFailed });
