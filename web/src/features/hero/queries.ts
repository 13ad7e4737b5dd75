import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { HeroTexts } from './documents';
import { toHero } from './hero';

export const heroQueries = {
  all: () => ['hero'] as const,

  texts: () =>
    queryOptions({
      queryKey: [...heroQueries.all(), 'texts'],
      queryFn: async ({ signal }) => toHero((await strapi.request({ document: HeroTexts, signal })).hero),
    }),
};
