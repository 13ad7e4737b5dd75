import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { HeroTexts } from './documents';
import { toHero } from './hero';

export const heroQueries = {
  texts: () =>
    queryOptions({
      queryKey: ['hero', 'texts'],
      queryFn: async ({ signal }) => toHero((await strapi.request({ document: HeroTexts, signal })).hero),
    }),
};
