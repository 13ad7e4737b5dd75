import { queryOptions } from '@tanstack/react-query';
import { strapiQuery } from '../../strapi/query';
import { MeasurementRecord } from './documents';
import { measurementsOn, type Place, toMeasurements } from './measurements';

export const measurementQueries = {
  record: () => strapiQuery(MeasurementRecord, {}, ({ measurements }) => toMeasurements(measurements)),
  /** The lines of one place, for pages that combine several features. */
  printed: (place: Place) =>
    queryOptions({
      queryKey: ['measurements', 'printed', place],
      queryFn: async ({ client }) => {
        const record = await client.fetchQuery(measurementQueries.record());
        return { measuredOn: record.measuredOn, lines: measurementsOn(place, record) };
      },
    }),
};
