import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { DeleteView, RenameView, SavedViewsOfList, SaveView } from './documents';
import { wording } from './wording';

const mutationKey = ['views'] as const;

export const viewQueries = {
  /** Sorted by name. */
  ofList: (list: string) =>
    queryOptions({
      queryKey: ['views', list] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: SavedViewsOfList, variables: { list }, signal })).keptViews,
      meta: { loadFailure: wording.loadFailure },
    }),
};

export const saveView = () =>
  mutationOptions({
    mutationKey,
    mutationFn: (variables: { list: string; name: string; search: string }) =>
      strapi.request({ document: SaveView, variables }),
    meta: { done: wording.saved, failed: wording.failed },
  });

export const renameView = () =>
  mutationOptions({
    mutationKey,
    mutationFn: (variables: { id: number; name: string }) =>
      strapi.request({ document: RenameView, variables }),
    meta: { done: wording.renamed, failed: wording.failed },
  });

export const deleteView = () =>
  mutationOptions({
    mutationKey,
    mutationFn: (id: number) => strapi.request({ document: DeleteView, variables: { id } }),
    meta: { done: wording.deleted, failed: wording.failed },
  });
