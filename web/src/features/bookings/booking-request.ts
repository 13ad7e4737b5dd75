import { MAX_QUANTITY } from '../../../../cms/src/shared/booking';
import { countDays, type Days, isDay } from '../../../../cms/src/shared/days';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import {
  isBlank,
  isEmail,
  isPhone,
  type Problems,
  tooLong,
  type VisitorFields,
} from '../submission/field-rules';
import { chooseDay } from './calendar-days';
import type { BookableService, BookableServices } from './services';
import { bookingWording } from './wording';

/** The typed values of the booking form. */
export type BookingRequest = typeof blankRequest;

export const blankRequest = {
  service: '',
  quantity: '1',
  /** Chosen extras by their printed names, without the usage, of which only one can be chosen */
  extras: [] as string[],
  usage: '',
  firstDay: '',
  lastDay: '',
  startTime: '',
  city: '',
  venue: '',
  name: '',
  email: '',
  phone: '',
  notes: '',
};

const limits = FORM_LIMITS.booking;

export const requestFields: VisitorFields<BookingRequest> = {
  service: { required: true },
  quantity: { required: true },
  extras: {},
  usage: {},
  firstDay: { type: 'date', required: true },
  lastDay: { type: 'date' },
  startTime: { type: 'time' },
  city: { autoComplete: 'address-level2', maxLength: limits.city, required: true },
  venue: { maxLength: limits.venue },
  name: { autoComplete: 'name', maxLength: limits.name, required: true },
  // One of them is required.
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  notes: { maxLength: limits.notes },
};

const REQUIRED = Object.keys(blankRequest).filter(
  (field) => requestFields[field as keyof BookingRequest].required,
) as Exclude<keyof BookingRequest, 'extras'>[];

/** Reads a whole number without a sign, ignoring spaces around it; NaN for anything else. */
export const quantityOf = (text: string): number =>
  /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Returns messages by field, in the order of the fields; empty when the request may be sent.
 *
 * @param today at the site's place
 * @param least the smallest quantity of the service, if known
 */
export function requestProblems(values: BookingRequest, today: string, least = 1): Problems<BookingRequest> {
  const missing = REQUIRED.filter((field) => isBlank(values[field]));
  const hasContact = !isBlank(values.email) || !isBlank(values.phone);
  if (missing.length > 0 || !hasContact) {
    return {
      ...Object.fromEntries(missing.map((field) => [field, bookingWording.missing])),
      ...(!hasContact && { email: bookingWording.noContact }),
    };
  }
  const quantity = quantityOf(values.quantity);
  const found: Problems<BookingRequest> = {
    ...(!(quantity >= least && quantity <= MAX_QUANTITY) && {
      quantity: bookingWording.badQuantity(least),
    }),
    ...dayProblems(values, today),
    ...(values.startTime !== '' && !isTime(values.startTime) && { startTime: bookingWording.badTime }),
    ...(!isBlank(values.email) && !isEmail(values.email) && { email: bookingWording.badEmail }),
    ...(!isBlank(values.phone) && !isPhone(values.phone) && { phone: bookingWording.badPhone }),
    ...tooLong(values, requestFields),
  };
  return found;
}

/** @param today at the site's place; absent: the days may be past */
export function dayProblems({ firstDay, lastDay }: Days, today = ''): Problems<Days> {
  if (!isDay(firstDay)) return { firstDay: bookingWording.noDay };
  if (firstDay < today) return { firstDay: bookingWording.pastDay };
  if (lastDay === '') return {};
  if (!isDay(lastDay)) return { lastDay: bookingWording.noDay };
  return lastDay < firstDay ? { lastDay: bookingWording.endBeforeStart } : {};
}

/** Returns the service of a Book Now link; empty when it does not exist. */
export function presetService(
  services: BookableService[],
  name: string | undefined,
): Partial<BookingRequest> {
  const found = services.find((service) => service.name === name);
  return found ? withService(found, blankRequest) : {};
}

/** The quantity until the visitor types one: all chosen days, or the service's smallest quantity. */
const ownQuantity = (days: Days, service: BookableService | undefined): string =>
  countedDays(days, service) ?? String(service?.smallestQuantity ?? blankRequest.quantity);

/**
 * Returns the request with another service and at least its smallest quantity; without a usage if the service has
 * none.
 *
 * @param before the previous service: a typed quantity that differs from its default stays
 */
export function withService(
  service: BookableService,
  values: BookingRequest,
  before?: BookableService,
): Partial<BookingRequest> {
  const { quantity } = values;
  const isTyped = quantity !== ownQuantity(values, before);
  const isEnough = quantityOf(quantity) >= service.smallestQuantity;
  return {
    service: service.name,
    quantity: isTyped && isEnough ? quantity : ownQuantity(values, service),
    ...(!service.hasUsage && { usage: '' }),
  };
}

/** Returns a stored request, without the choices that are no longer offered. */
export function stillBookable(
  values: BookingRequest,
  { services, extras, usages }: BookableServices,
): BookingRequest {
  const service = services.find(({ name }) => name === values.service);
  const known = {
    ...values,
    extras: values.extras.filter((extra) => extras.includes(extra)),
    usage: usages.includes(values.usage) ? values.usage : '',
  };
  return { ...known, ...(service ? withService(service, values, service) : { service: '' }) };
}

/** Returns the number of chosen days; undefined without days, and for a service that is not counted in days. */
function countedDays({ firstDay, lastDay }: Days, service: BookableService | undefined): string | undefined {
  const last = lastDay || firstDay;
  if (service?.unit !== 'day' || !isDay(firstDay) || !isDay(last)) return undefined;
  const count = countDays({ firstDay, lastDay: last });
  if (count < 1 || count > MAX_QUANTITY) return undefined;
  return String(Math.max(count, service.smallestQuantity));
}

/**
 * Returns the request with other days. The quantity of a service by the day follows them, unless the visitor typed
 * another number.
 */
export function withDays(
  values: BookingRequest,
  change: Partial<Days>,
  service: BookableService | undefined,
): Partial<BookingRequest> {
  const days = { firstDay: values.firstDay, lastDay: values.lastDay, ...change };
  const isTyped = values.quantity !== ownQuantity(values, service);
  const quantity = isTyped ? undefined : countedDays(days, service);
  return { ...days, ...(quantity && { quantity }) };
}

/** Returns a hint when the chosen days and the quantity differ; undefined when they agree or one is missing. */
export function quantityHint(
  { firstDay, lastDay, quantity: typed }: BookingRequest,
  service: BookableService | undefined,
): string | undefined {
  const last = lastDay || firstDay;
  const quantity = quantityOf(typed);
  if (!service || !(quantity >= 1) || !isDay(firstDay) || !isDay(last)) return undefined;
  const days = countDays({ firstDay, lastDay: last });
  if (days < 1 || days > MAX_QUANTITY) return undefined;
  const { unit, smallestQuantity } = service;
  if (unit === 'day' && quantity !== Math.max(days, smallestQuantity))
    return bookingWording.otherDays(days, quantity);
  return unit !== 'day' && quantity < days ? bookingWording.fewerThanDays(days, quantity, unit) : undefined;
}

/** Returns the request after a press on a day. */
export const withDay = (
  values: BookingRequest,
  day: string,
  service: BookableService | undefined,
): Partial<BookingRequest> => withDays(values, chooseDay(values, day), service);

/** Returns all extras, including the usage. */
export const extrasOf = ({ extras, usage }: Pick<BookingRequest, 'extras' | 'usage'>): string[] =>
  usage ? [...extras, usage] : extras;

/** Returns the request for the server: trimmed, and for one day the last day equals the first. */
export function requestData(values: BookingRequest) {
  const text = (typed: string) => typed.trim() || null;
  return {
    service: values.service,
    quantity: quantityOf(values.quantity),
    extras: extrasOf(values),
    firstDay: values.firstDay,
    lastDay: values.lastDay || values.firstDay,
    startTime: text(values.startTime),
    city: values.city.trim(),
    venue: text(values.venue),
    name: values.name.trim(),
    email: text(values.email),
    phone: text(values.phone),
    notes: text(values.notes),
  };
}

/** Returns the values to estimate; undefined without a price or a valid quantity. */
export function estimatedOf(values: BookingRequest, services: BookableService[]) {
  const service = services.find(({ name }) => name === values.service);
  const quantity = quantityOf(values.quantity);
  if (!service || service.unit === 'on_request') return undefined;
  if (!(quantity >= service.smallestQuantity && quantity <= MAX_QUANTITY)) return undefined;
  const { extras } = values;
  return { service: service.name, quantity, extras: service.hasUsage ? extrasOf(values) : extras };
}

/** The values that an estimate depends on. */
export type Estimated = NonNullable<ReturnType<typeof estimatedOf>>;
