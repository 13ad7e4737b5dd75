import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { Settings } from './documents';
import { toSite } from './site';

export const siteQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['site', 'settings'],
      queryFn: async ({ signal }) => toSite((await strapi.request({ document: Settings, signal })).settings),
    }),
};
