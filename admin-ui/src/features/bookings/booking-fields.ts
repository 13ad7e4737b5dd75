import {
  count,
  type Field,
  inputOf,
  requiredDay,
  requiredText,
  text,
  type Values,
} from '../../manager/fields';
import { wording } from './wording';

const labels = wording.fields;

/** More of a service than this nobody books at once. */
const MOST = 99;

/** Drawn by the form itself: what there is to tick is in the rate card. */
const extras: Field<string[], string[], string[], string[]> = {
  control: 'carried',
  props: { label: labels.extras },
  read: (raw) => raw,
  typed: (shown = []) => shown,
  send: (typed) => typed,
  words: (typed) => typed.join(', '),
};

const counted = count({ label: labels.quantity });
const quantity = {
  ...counted,
  props: { ...counted.props, min: 1, max: MOST, required: true },
  typed: (shown = 1) => String(shown),
} satisfies typeof counted;

interface Offered {
  services: readonly string[];
  /** The first one of a new booking; '' for none. */
  day: string;
}

/** In the order of the form. */
export function bookingFields({ services, day }: Offered) {
  const service = requiredText({ label: labels.service });
  const dayField = (label: string) => {
    const field = requiredDay({ label });
    return { ...field, typed: (shown = day) => shown } satisfies typeof field;
  };
  return {
    service: {
      ...service,
      control: 'select',
      choices: Object.fromEntries(services.map((name) => [name, name])),
      typed: (shown = services[0] ?? '') => shown,
    } satisfies typeof service,
    quantity,
    extras,
    firstDay: dayField(labels.firstDay),
    lastDay: dayField(labels.lastDay),
    startTime: text({ label: labels.startTime, type: 'time' }),
    city: requiredText({ label: labels.city, maxLength: 120 }),
    venue: text({ label: labels.venue, maxLength: 200 }),
    name: requiredText({ label: labels.name, maxLength: 120 }),
    email: text({ label: labels.email, type: 'email', maxLength: 254 }),
    phone: text({ label: labels.phone, maxLength: 32 }),
    notes: text({ label: labels.notes, maxLength: 5000, minRows: 3 }),
    ownersNote: text({
      label: labels.ownersNote,
      maxLength: 5000,
      minRows: 2,
      description: wording.ownersNoteHint,
    }),
  };
}

export type BookingFields = ReturnType<typeof bookingFields>;

export const toBookingInput = (values: Values<BookingFields>) =>
  inputOf(bookingFields({ services: [], day: '' }), values);
