import { useQuery } from '@tanstack/react-query';
import { biographyQueries } from '../features/biography/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { measurementQueries } from '../features/measurements/queries';
import { milestoneQueries } from '../features/milestones/queries';
import { loads } from './page';

export const biographyPage = {
  loader: loads(
    biographyQueries.content,
    measurementQueries.record,
    milestoneQueries.list,
    digitalsQueries.areThere,
  ),
};

export function useBiography() {
  const query = useQuery(biographyQueries.content());
  return { query, biography: query.data };
}
