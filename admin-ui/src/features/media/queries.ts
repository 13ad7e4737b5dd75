import { queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { oneQuery, pageQuery } from '../../content/collection';
import { PAGE_SIZE, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { EndingRights, MediaFiles, OneMediaFile } from './documents';
import { type MediaSearch, rightsDays, toMediaEntry } from './media-entry';
import { wording } from './wording';

const media = { key: 'media', toItem: toMediaEntry, loadFailure: wording.loadFailure };

type Filters = NonNullable<VariablesOf<typeof MediaFiles>['filters']>;
type Rights = NonNullable<MediaSearch['rights']>;

function ofRights(rights: Rights): Filters {
  const { today, soon } = rightsDays(Date.now());
  if (rights === 'past') return { lastDay: { lt: today } };
  if (rights === 'ending') return { lastDay: { gte: today, lte: soon } };
  const nobody = { null: true };
  return { photographer: nobody, stylist: nobody, makeUp: nobody, designer: nobody };
}

/** What is said of the rights, and a text in the name or the description, in any case. */
export function mediaFilters({ q, rights }: Pick<MediaSearch, 'q' | 'rights'>): Filters {
  const found = { containsi: q };
  return {
    ...(rights && ofRights(rights)),
    ...(q && { or: [{ file: { name: found } }, { file: { alternativeText: found } }] }),
  };
}

export const mediaQueries = {
  page: ({ q, rights, sort, page }: Pick<MediaSearch, 'q' | 'rights' | 'sort' | 'page'>) => {
    const filters = mediaFilters({ q, rights });
    const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({ ...media, document: MediaFiles, variables });
  },
  one: (documentId: string) => oneQuery({ ...media, document: OneMediaFile, documentId }),

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
