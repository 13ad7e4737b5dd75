import { useQuery } from '@tanstack/react-query';
import { compCardQueries } from '../features/comp-card/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { loads } from './page';

export const compCardPage = {
  loader: loads(compCardQueries.card, digitalsQueries.areThere),
};

/** The card; undefined while it is loading and without pictures. */
export function useCompCardPage() {
  const query = useQuery(compCardQueries.card());
  const { data } = query;
  const preview = data?.pictures[0]?.picture;
  return { query, card: preview && data, isEmpty: data?.pictures.length === 0, preview };
}
