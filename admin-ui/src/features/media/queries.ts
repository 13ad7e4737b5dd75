import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { oneQuery, pageQuery } from '../../content/collection';
import { PAGE_SIZE } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { EndingRights, MediaFiles, OneMediaFile, StorageUsed } from './documents';
import { type MediaSearch, rightsDays, toMediaEntry } from './media-entry';
import { wording } from './wording';

const media = { key: 'media', toItem: toMediaEntry, loadFailure: wording.loadFailure };

const NARROWED: Record<NonNullable<MediaSearch['rights']>, VariablesOf<typeof MediaFiles>['only']> = {
  unused: 'UNUSED',
  undescribed: 'UNDESCRIBED',
  uncredited: 'UNCREDITED',
  ending: 'ENDING',
  past: 'PAST',
};

export const mediaQueries = {
  page: ({ q, rights, sort, page }: Pick<MediaSearch, 'q' | 'rights' | 'sort' | 'page'>) => {
    const oldestFirst = sort === 'createdAt:asc';
    const only = rights && NARROWED[rights];
    const variables = { q, only, oldestFirst, page, pageSize: PAGE_SIZE };
    return pageQuery({ ...media, document: MediaFiles, variables });
  },
  one: (documentId: string) => oneQuery({ ...media, document: OneMediaFile, documentId }),

  storage: () =>
    queryOptions({
      queryKey: ['media', 'storage'] as const,
      queryFn: async ({ signal }) => (await strapi.request({ document: StorageUsed, signal })).storageUsed,
      meta: { loadFailure: wording.loadFailure },
    }),

  /** For the dashboard; `first` is the day that comes first. */
  ending: () =>
    queryOptions({
      queryKey: ['media', 'ending'] as const,
      queryFn: async ({ signal }) => {
        const variables = rightsDays(Date.now());
        const { ending, past } = await strapi.request({ document: EndingRights, variables, signal });
        return {
          ending: ending?.pageInfo.total ?? 0,
          first: ending?.nodes[0]?.lastDay ?? '',
          past: past?.pageInfo.total ?? 0,
        };
      },
      meta: { loadFailure: wording.loadFailure },
    }),
};
