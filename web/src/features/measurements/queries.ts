import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { MeasurementRecord } from './documents';
import { toMeasurements } from './measurements';

export const measurementQueries = {
  record: () =>
    queryOptions({
      queryKey: ['measurements', 'record'],
      queryFn: async ({ signal }) =>
        toMeasurements((await strapi.request({ document: MeasurementRecord, signal })).measurements),
    }),
};
