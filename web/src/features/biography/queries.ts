import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { toBiography } from './biography';
import { BioContent } from './documents';
import { biographyWording } from './wording';

export const biographyQueries = {
  content: () =>
    queryOptions({
      queryKey: ['biography', 'content'],
      queryFn: async ({ signal }) =>
        toBiography((await strapi.request({ document: BioContent, signal })).bioContent),
      meta: { loggedFailure: biographyWording.loadFailure },
    }),
};
