import { useQuery } from '@tanstack/react-query';
import { measurementQueries } from '../features/measurements/queries';
import { useMeasurements } from '../features/measurements/use-measurements';
import { rateCardQueries } from '../features/rate-card/queries';
import { rateCardWording } from '../features/rate-card/wording';
import { loads } from './page';

export const rateCardPage = { loader: loads(rateCardQueries.card, measurementQueries.record) };

export function useRateCardPage() {
  const query = useQuery(rateCardQueries.card());
  const { data: card } = query;
  const title = card?.title || rateCardWording.title;
  return { query, card, title, measurements: useMeasurements('rateCard') };
}
