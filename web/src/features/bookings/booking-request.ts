import { countDays, type Days, isDay } from '../../../../cms/src/shared/days';
import {
  isBlank,
  isEmail,
  isPhone,
  LIMITS,
  type Problems,
  tooLong,
  type VisitorFields,
} from '../submission/field-rules';
import { chooseDay } from './calendar-days';
import type { BookableService, BookableServices } from './services';
import { bookingWording } from './wording';

/** What the form of a booking holds, as it is typed. */
export interface BookingRequest {
  service: string;
  quantity: string;
  /** Chosen ones, as they are printed; without a usage, which is one of several */
  extras: string[];
  usage: string;
  firstDay: string;
  lastDay: string;
  startTime: string;
  city: string;
  venue: string;
  name: string;
  email: string;
  phone: string;
  notes: string;
}

export const blankRequest: BookingRequest = {
  service: '',
  quantity: '1',
  extras: [],
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

/** The cms takes no more. */
export const MOST_OF_A_SERVICE = 99;
const LONGEST_VENUE = 200;

export const requestFields: VisitorFields<BookingRequest> = {
  service: { required: true },
  quantity: { required: true },
  extras: {},
  usage: {},
  firstDay: { type: 'date', required: true },
  lastDay: { type: 'date' },
  startTime: { type: 'time' },
  city: { autoComplete: 'address-level2', maxLength: LIMITS.name, required: true },
  venue: { maxLength: LONGEST_VENUE },
  name: { autoComplete: 'name', maxLength: LIMITS.name, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: LIMITS.email, required: true },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: LIMITS.phone, required: true },
  notes: { maxLength: LIMITS.message },
};

const REQUIRED = Object.keys(blankRequest).filter(
  (field) => requestFields[field as keyof BookingRequest].required,
) as Exclude<keyof BookingRequest, 'extras'>[];

/** A whole number without a sign, however it is padded; NaN for anything else. */
export const quantityOf = (text: string): number =>
  /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Sentences by field, in the order of the fields; empty when the request may be sent.
 *
 * @param today in Nairobi
 * @param least the smallest quantity of the service, where it is known
 */
export function requestProblems(values: BookingRequest, today: string, least = 1): Problems<BookingRequest> {
  const missing = REQUIRED.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, bookingWording.missing]));
  const quantity = quantityOf(values.quantity);
  const found: Problems<BookingRequest> = {
    ...(!(quantity >= least && quantity <= MOST_OF_A_SERVICE) && {
      quantity: bookingWording.badQuantity(least),
    }),
    ...dayProblems(values, today),
    ...(values.startTime !== '' && !isTime(values.startTime) && { startTime: bookingWording.badTime }),
    ...(!isEmail(values.email) && { email: bookingWording.badEmail }),
    ...(!isPhone(values.phone) && { phone: bookingWording.badPhone }),
    ...tooLong(values, requestFields),
  };
  return found;
}

function dayProblems({ firstDay, lastDay }: BookingRequest, today: string): Problems<BookingRequest> {
  if (!isDay(firstDay)) return { firstDay: bookingWording.noDay };
  if (firstDay < today) return { firstDay: bookingWording.pastDay };
  if (lastDay === '') return {};
  if (!isDay(lastDay)) return { lastDay: bookingWording.noDay };
  return lastDay < firstDay ? { lastDay: bookingWording.endBeforeStart } : {};
}

/** What a Book Now link asks for; nothing when there is no such service. */
export function presetService(
  services: BookableService[],
  name: string | undefined,
): Partial<BookingRequest> {
  const found = services.find((service) => service.name === name);
  return found ? withService(found, blankRequest) : {};
}

/** How much there is of a service until a visitor says otherwise: all its days, or as little as it is given for. */
const ownQuantity = (days: Days, service: BookableService | undefined): string =>
  countedDays(days, service) ?? String(service?.smallestQuantity ?? blankRequest.quantity);

/**
 * A service and no less of it than it is given for; a usage goes where the service has none.
 *
 * @param before the service until now: a number other than its own was typed, and stays
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

/** A request that was kept from last time, as far as all of it is still offered. */
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

/** The quantity that chosen days make; undefined for a service that is not counted in days, and for no days. */
function countedDays({ firstDay, lastDay }: Days, service: BookableService | undefined): string | undefined {
  const last = lastDay || firstDay;
  if (service?.unit !== 'day' || !isDay(firstDay) || !isDay(last)) return undefined;
  const count = countDays({ firstDay, lastDay: last });
  if (count < 1 || count > MOST_OF_A_SERVICE) return undefined;
  return String(Math.max(count, service.smallestQuantity));
}

/** The request on other days. A service that is counted in days follows them, unless another number was typed. */
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

/** What to check where the chosen days and the quantity disagree; undefined where they agree or one is missing. */
export function quantityHint(
  { firstDay, lastDay, quantity: typed }: BookingRequest,
  service: BookableService | undefined,
): string | undefined {
  const last = lastDay || firstDay;
  const quantity = quantityOf(typed);
  if (!service || !(quantity >= 1) || !isDay(firstDay) || !isDay(last)) return undefined;
  const days = countDays({ firstDay, lastDay: last });
  if (days < 1 || days > MOST_OF_A_SERVICE) return undefined;
  const { unit, smallestQuantity } = service;
  if (unit === 'day' && quantity !== Math.max(days, smallestQuantity))
    return bookingWording.otherDays(days, quantity);
  return unit !== 'day' && quantity < days ? bookingWording.fewerThanDays(days, quantity, unit) : undefined;
}

/** The request after a press on a day. */
export const withDay = (
  values: BookingRequest,
  day: string,
  service: BookableService | undefined,
): Partial<BookingRequest> => withDays(values, chooseDay(values, day), service);

/** Everything that is added to the service. */
export const extrasOf = ({ extras, usage }: Pick<BookingRequest, 'extras' | 'usage'>): string[] =>
  usage ? [...extras, usage] : extras;

/** The request as the server takes it: trimmed, and one day is its own last. */
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
    email: values.email.trim(),
    phone: values.phone.trim(),
    notes: text(values.notes),
  };
}

/** What an estimate is made of. */
export interface Estimated {
  service: string;
  quantity: number;
  extras: string[];
}

/** What to estimate; undefined while a service or a possible quantity is missing. */
export function estimatedOf(values: BookingRequest, services: BookableService[]): Estimated | undefined {
  const service = services.find(({ name }) => name === values.service);
  const quantity = quantityOf(values.quantity);
  if (!service || !(quantity >= service.smallestQuantity && quantity <= MOST_OF_A_SERVICE)) return undefined;
  const { extras } = values;
  return { service: service.name, quantity, extras: service.hasUsage ? extrasOf(values) : extras };
}
