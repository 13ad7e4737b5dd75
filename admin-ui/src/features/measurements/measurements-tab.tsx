import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded';
import { MeasurementsForm } from './measurements-form';
import { measurements } from './resource';

export function MeasurementsTab() {
  const query = useQuery(measurements.stored());
  return <Loaded query={query}>{(stored) => <MeasurementsForm item={stored} />}</Loaded>;
}
