import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { PAGE_SIZE, pageOfEntries } from '../../kit/list/list-search';
import { showProblem } from '../../notifications/toasts';
import { strapi } from '../../strapi/client';
import { OneRevision, RestoreRevision, Revisions } from './documents';
import { wording } from './wording';

const meta = { loadFailure: wording.loadFailure };

export const historyQueries = {
  page: (documentId: string, page: number) =>
    queryOptions({
      queryKey: ['history', documentId, page] as const,
      queryFn: async ({ signal }) => {
        const variables = { documentId, page, pageSize: PAGE_SIZE };
        return pageOfEntries((await strapi.request({ document: Revisions, variables, signal })).revisions);
      },
      placeholderData: keepPreviousData,
      meta,
    }),
  /** Null if the revision has expired. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['history', 'one', id] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: OneRevision, variables: { id }, signal })).revision,
      meta,
    }),
};

/**
 * Restores an item to its state before or after a change. Its variables: the change, the side of it, and the current
 * revision of the item.
 */
export const restoreRevision = () =>
  mutationOptions({
    mutationFn: async (variables: VariablesOf<typeof RestoreRevision>) =>
      (await strapi.request({ document: RestoreRevision, variables })).restored,
    onSuccess: ({ leftOut }, _variables, _shown, { client }) => {
      // Cached lists hold the old revision, so that an edit based on them would be a conflict.
      client.removeQueries({ type: 'inactive' });
      const names = leftOut.map(({ field, name }) => (field === 'slug' ? wording.pageAddress(name) : name));
      if (names.length > 0) showProblem(wording.leftOut(names));
    },
    meta: { done: wording.restored, failed: wording.restoreFailed },
  });
