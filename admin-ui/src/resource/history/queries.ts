import { mutationOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { PAGE_SIZE, pageOfEntries } from '../../kit/list/list-search';
import { showProblem } from '../../notifications/toasts';
import { strapi } from '../../strapi/client';
import { reader } from '../reader';
import { OneRevision, RestoreRevision, Revisions } from './documents';
import { wording } from './wording';

const read = reader('history', wording.loadFailure);

export const historyQueries = {
  page: (documentId: string, page: number) =>
    read('page', Revisions, {
      variables: { documentId, page, pageSize: PAGE_SIZE },
      toData: ({ revisions }) => pageOfEntries(revisions),
      keepsLast: true,
    }),
  /** Null if the revision has expired. */
  one: (id: number) => read('one', OneRevision, { variables: { id } }),
};

/**
 * Restores an item to its state before or after a change. Its variables: the change, the side of it, and the current
 * revision of the item.
 */
export const restoreRevision = () =>
  mutationOptions({
    mutationFn: (variables: VariablesOf<typeof RestoreRevision>) => strapi.answer(RestoreRevision, variables),
    onSuccess: ({ leftOut }, _variables, _shown, { client }) => {
      // Cached lists hold the old revision, so that an edit based on them would be a conflict.
      client.removeQueries({ type: 'inactive' });
      const names = leftOut.map(({ field, name }) => (field === 'slug' ? wording.pageAddress(name) : name));
      if (names.length > 0) showProblem(wording.leftOut(names));
    },
    meta: { done: wording.restored, failed: wording.restoreFailed },
  });
