import type { QueryClient } from '@tanstack/react-query';
import { loadInPlace } from '../../routing/load-in-place';
import { digitalsQueries } from '../digitals/queries';
import { measurementQueries } from '../measurements/queries';
import { milestoneQueries } from '../milestones/queries';
import { biographyQueries } from './queries';

/** Loads what the page of the biography shows: its texts, measurements and milestones. */
export const loadBiographyPage = (queryClient: QueryClient): Promise<void> =>
  loadInPlace(
    queryClient.ensureQueryData(biographyQueries.content()),
    queryClient.ensureQueryData(measurementQueries.record()),
    queryClient.ensureQueryData(milestoneQueries.list()),
    queryClient.ensureQueryData(digitalsQueries.areThere()),
  );
