import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const MeasurementRecord = graphqlForAll(`query MeasurementRecord {
  measurements {
    measuredOn
    lines(pagination: { limit: 100 }) { label metric imperial onBiography onRateCard onCompCard }
  }
}`);

export type MeasurementsRow = ResultOf<typeof MeasurementRecord>['measurements'];
