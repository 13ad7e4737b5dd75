import { count, type Field, inputOf, requiredText, text, type Values } from '../../kit/fields/fields';
import { dayFields } from './day-fields';

/** Drawn by the form itself, because the rate card defines the choices. */
const extras: Field<string[], string[], string[], string[]> = {
  control: 'carried',
  props: { label: 'Extras' },
  read: (raw) => raw,
  typed: (shown = []) => shown,
  send: (typed) => typed,
  words: (typed) => typed.join(', '),
};

const counted = count({ label: 'How many' });
const quantity = {
  ...counted,
  props: { ...counted.props, required: true },
  typed: (shown = 1) => String(shown),
} satisfies typeof counted;

interface Offered {
  services: readonly string[];
  /** First day of a new booking; '' for none. */
  day: string;
}

export function bookingFields({ services, day }: Offered) {
  const service = requiredText({ label: 'Service' });
  return {
    service: {
      ...service,
      control: 'select',
      choices: Object.fromEntries(services.map((name) => [name, name])),
      typed: (shown = services[0] ?? '') => shown,
    } satisfies typeof service,
    quantity,
    extras,
    ...dayFields(day),
    startTime: text({ label: 'Call time', type: 'time' }),
    city: requiredText({ label: 'City', maxLength: 120 }),
    venue: text({ label: 'Venue', maxLength: 200 }),
    name: requiredText({ label: 'Client’s name', maxLength: 120 }),
    email: text({ label: 'Email', type: 'email', maxLength: 254 }),
    phone: text({ label: 'Phone or WhatsApp', maxLength: 32 }),
    notes: text({ label: 'Client’s notes', maxLength: 5000, minRows: 3 }),
    ownersNote: text({
      label: 'Private notes',
      maxLength: 5000,
      minRows: 2,
      description: 'Clients cannot see them',
    }),
  };
}

export type BookingFields = ReturnType<typeof bookingFields>;

export const toBookingInput = (values: Values<BookingFields>) =>
  inputOf(bookingFields({ services: [], day: '' }), values);
