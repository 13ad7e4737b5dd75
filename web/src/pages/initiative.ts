import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { initiativeQueries } from '../features/initiative/queries';
import { useSite } from '../features/site/use-site';
import { loads } from './page';

export const initiativePage = { loader: loads(initiativeQueries.texts) };

export function useInitiative() {
  const query = useQuery(initiativeQueries.texts());
  return { query, initiative: query.data, volunteeringIsOn: useSite().volunteeringIsOn };
}

/** For home pages. */
export const useInitiativeTeaser = () => useSuspenseQuery(initiativeQueries.teaser()).data;
