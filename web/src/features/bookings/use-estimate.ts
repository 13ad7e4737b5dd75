import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type BookingRequest, type Estimated, estimatedOf } from './booking-request';
import { bookingQueries } from './queries';
import type { BookableService } from './services';

/** Pause after the last key before an estimate is requested. Milliseconds. */
const PAUSE_MS = 300;

/**
 * Returns the estimate of the typed values. Each has its own cache key and the previous request is aborted, so that an
 * old response never replaces a newer one. Until the new one arrives, the old one is marked as outdated.
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
