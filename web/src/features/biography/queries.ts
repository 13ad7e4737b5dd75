import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { loadInPlace } from '../../routing/load-in-place';
import { strapi } from '../../strapi/client';
import { digitalsQueries } from '../digitals/queries';
import { measurementQueries } from '../measurements/queries';
import { milestoneQueries } from '../milestones/queries';
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

/** Loads the data of the biography page. */
export const loadBiographyPage = (queryClient: QueryClient): Promise<void> =>
  loadInPlace(
    queryClient.ensureQueryData(biographyQueries.content()),
    queryClient.ensureQueryData(measurementQueries.record()),
    queryClient.ensureQueryData(milestoneQueries.list()),
    queryClient.ensureQueryData(digitalsQueries.areThere()),
  );
