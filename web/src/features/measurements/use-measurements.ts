import { useQuery } from '@tanstack/react-query';
import { monthAndYear } from '../../texts/long-date';
import { measurementsOn, type Place } from './measurements';
import { measurementQueries } from './queries';
import { measurementsWording } from './wording';

/** Returns the measurements of a place. `isNone`: loaded, and the place has none. */
export function useMeasurements(place: Place) {
  const query = useQuery(measurementQueries.record());
  const { data: record } = query;
  const facts = record ? measurementsOn(place, record) : [];
  return {
    query,
    facts,
    isNone: record !== undefined && facts.length === 0,
    /** 'Measured May 2026'; empty until the owner sets the day */
    measured: record?.measuredOn ? measurementsWording.measured(monthAndYear(record.measuredOn)) : '',
  };
}

export type ShownMeasurements = ReturnType<typeof useMeasurements>;
