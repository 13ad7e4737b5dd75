import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const measurementsFragment = graphql(`fragment MeasurementsFields on Measurements {
  documentId
  revision
  measuredOn
  lines(pagination: { limit: 100 }) {
    label
    metric
    imperial
    onBiography
    onRateCard
    onCompCard
  }
}`);

export type MeasurementsRow = ResultOf<typeof measurementsFragment>;

export const StoredMeasurements = graphql(
  `query StoredMeasurements {
    found: measurements { ...MeasurementsFields }
  }`,
  [measurementsFragment],
);

/** Also creates the record if none exists. */
export const UpdateMeasurements = graphql(
  `mutation UpdateMeasurements($data: MeasurementsInput!) {
    saved: updateMeasurements(data: $data) { ...MeasurementsFields }
  }`,
  [measurementsFragment],
);
