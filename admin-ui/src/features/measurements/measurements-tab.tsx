import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded';
import { MeasurementsForm } from './measurements-form';
import { measurementQueries } from './queries';

export function MeasurementsTab() {
  const measurements = useQuery(measurementQueries.stored());
  return <Loaded query={measurements}>{(stored) => <MeasurementsForm item={stored} />}</Loaded>;
}
