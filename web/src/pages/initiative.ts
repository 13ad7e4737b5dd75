import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { initiativeQueries } from '../features/initiative/queries';
import { useSite } from '../features/site/use-site';
import { loadInPlace } from '../routing/load-in-place';
import type { Loading } from './page';

export const initiativePage = {
  loader: ({ context: { queryClient } }: Loading) =>
    loadInPlace(queryClient.ensureQueryData(initiativeQueries.texts())),
};

export function useInitiative() {
  const query = useQuery(initiativeQueries.texts());
  return { query, initiative: query.data, volunteeringIsOn: useSite().volunteeringIsOn };
}

/** For home pages. */
export const useInitiativeTeaser = () => useSuspenseQuery(initiativeQueries.teaser()).data;
