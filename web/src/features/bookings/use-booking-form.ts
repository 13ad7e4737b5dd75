import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Days, isDay } from '../../../../cms/src/shared/days';
import { useVisitorForm } from '../submission/visitor-form';
import {
  type BookingRequest,
  type Estimated,
  estimatedOf,
  presetService,
  quantityHint,
  requestProblems,
  stillBookable,
  withDay,
  withDays,
  withService,
} from './booking-request';
import { type DayStates, monthOf } from './calendar-days';
import { requestForm } from './mutations';
import { bookingQueries } from './queries';
import type { BookableService, BookableServices } from './services';
import { useToday } from './use-today';

interface BookingFormOptions {
  bookable: BookableServices;
  /** From a Book Now link */
  service: string | undefined;
  onProblem: (sentence: string) => void;
}

/** The booking form without its style. After sending, it opens the client's page. */
export function useBookingForm({ bookable, service: asked, onProblem }: BookingFormOptions) {
  const { services } = bookable;
  const today = useToday();
  const navigate = useNavigate();
  const of = (name: string) => services.find((service) => service.name === name);
  const { values, change, ...form } = useVisitorForm({
    ...requestForm,
    preset: presetService(services, asked),
    stillPossible: (draft) => stillBookable(draft, bookable),
    problems: (typed) => requestProblems(typed, today, of(typed.service)?.smallestQuantity),
    onProblem,
    onSent: ({ token }) => navigate({ to: '/b/$token', params: { token } }),
  });
  const service = of(values.service);
  return {
    ...form,
    values,
    service,
    today,
    quantityHint: quantityHint(values, service),
    estimate: useEstimate(values, services),
    calendar: useCalendar(values, today),
    chooseService: (name: string) => {
      const chosen = of(name);
      change(chosen ? withService(chosen, values, service) : { service: '' });
    },
    chooseDay: (day: string) => change(withDay(values, day, service)),
    typeDays: (typed: Partial<Days>) => change(withDays(values, typed, service)),
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;

/** The shown month, which follows the first day until the visitor turns it, and the states of its days. */
function useCalendar({ firstDay, lastDay }: BookingRequest, today: string) {
  const { month: asked } = useSearch({ strict: false });
  const [turned, turn] = useState({ firstDay, month: asked });
  const own = monthOf(isDay(firstDay) && firstDay >= today ? firstDay : today);
  const month = (turned.firstDay === firstDay && turned.month) || own;
  const monthOfDay = (day: string) => (isDay(day) ? monthOf(day) : month);
  // One query for each: `useQueries` would add a kilobyte to every page.
  const shown = useQuery(bookingQueries.calendar(month));
  const first = useQuery(bookingQueries.calendar(monthOfDay(firstDay)));
  const last = useQuery(bookingQueries.calendar(monthOfDay(lastDay)));
  const states: DayStates = { ...first.data, ...last.data, ...shown.data };
  return {
    month,
    states,
    failed: shown.isError && !shown.data,
    tryAgain: () => shown.refetch(),
    turnTo: (to: string) => turn({ firstDay, month: to }),
  };
}

/** Pause after the last key before an estimate is requested. Milliseconds. */
const PAUSE_MS = 300;

/**
 * Returns the estimate of the typed values. Each has its own cache key and the previous request is aborted, so that an
 * old response never replaces a newer one. Until the new one arrives, the old one is marked as outdated.
 */
function useEstimate(values: BookingRequest, services: BookableService[]) {
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
    estimate: isNone ? undefined : (query.data ?? undefined),
    isOnRequest: services.some(({ name, unit }) => name === values.service && unit === 'on_request'),
    isLate: !isNone && (wanted !== asked || query.isPlaceholderData || query.isPending),
    failed: !isNone && wanted === asked && query.isError,
  };
}
