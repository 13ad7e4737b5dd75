import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { Settings } from './documents';
import { toSite } from './site';

export const siteQueries = {
  all: () => ['site'] as const,

  settings: () =>
    queryOptions({
      queryKey: [...siteQueries.all(), 'settings'],
      queryFn: async ({ signal }) => toSite((await strapi.request({ document: Settings, signal })).settings),
    }),
};
