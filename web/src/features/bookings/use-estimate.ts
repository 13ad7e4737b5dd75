import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type BookingRequest, type Estimated, estimatedOf } from './booking-request';
import { bookingQueries } from './queries';
import type { BookableService } from './services';

/** So long after the last key is an estimate asked for. Milliseconds. */
const PAUSE_MS = 300;

/**
 * The estimate of what is typed. Each has a key of its own and the question before is aborted, so that an old answer
 * never takes the place of a newer one; until that comes the old one is shown as such.
 */
export function useEstimate(values: BookingRequest, services: BookableService[]) {
  const wanted = JSON.stringify(estimatedOf(values, services) ?? null);
  const [asked, ask] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const estimated = JSON.parse(asked) as Estimated | null;
  const query = useQuery({
    ...bookingQueries.estimate(estimated ?? { service: '', quantity: 0, extras: [] }),
    enabled: estimated !== null,
    placeholderData: keepPreviousData,
  });
  const isNone = wanted === 'null' || estimated === null;
  return {
    estimate: isNone ? undefined : query.data,
    isLate: !isNone && (wanted !== asked || query.isPlaceholderData || query.isPending),
    failed: !isNone && wanted === asked && query.isError,
  };
}
