import { useQuery } from '@tanstack/react-query';
import { biographyQueries } from '../features/biography/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { measurementQueries } from '../features/measurements/queries';
import { milestoneQueries } from '../features/milestones/queries';
import { loadInPlace } from '../routing/load-in-place';
import type { Loading } from './page';

export const biographyPage = {
  loader: ({ context: { queryClient } }: Loading) =>
    loadInPlace(
      queryClient.ensureQueryData(biographyQueries.content()),
      queryClient.ensureQueryData(measurementQueries.record()),
      queryClient.ensureQueryData(milestoneQueries.list()),
      queryClient.ensureQueryData(digitalsQueries.areThere()),
    ),
};

export function useBiography() {
  const query = useQuery(biographyQueries.content());
  return { query, biography: query.data };
}
