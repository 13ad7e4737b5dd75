import type { QueryClient } from '@tanstack/react-query';
import { loadInPlace } from '../../routing/load-in-place';
import { milestoneQueries } from '../milestones/queries';
import { rateCardQueries } from '../rate-card/queries';
import { biographyQueries } from './queries';

/** Loads what the page of the biography shows: its texts, measurements and milestones. */
export const loadBiographyPage = (queryClient: QueryClient): Promise<void> =>
  loadInPlace(
    queryClient.ensureQueryData(biographyQueries.content()),
    queryClient.ensureQueryData(rateCardQueries.card()),
    queryClient.ensureQueryData(milestoneQueries.list()),
  );
