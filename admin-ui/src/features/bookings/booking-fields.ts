import { count, type Field, inputOf, requiredText, text, type Values } from '../../kit/fields/fields';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { dayFields } from './day-fields';

const { booking } = CONTENT_TYPES;

/** Drawn by the form itself, because the rate card defines the choices. */
const extras: Field<string[], string[], string[], string[]> = {
  control: 'carried',
  props: booking.extras,
  fromRow: (raw) => raw,
  toForm: (shown = []) => shown,
  toInput: (typed) => typed,
  display: (typed) => typed.join(', '),
};

const counted = count({ label: 'How many' });
const quantity = {
  ...counted,
  props: { ...counted.props, required: true },
  toForm: (shown = 1) => String(shown),
} satisfies typeof counted;

interface Offered {
  services: readonly string[];
  /** First day of a new booking; '' for none. */
  day: string;
}

export function bookingFields({ services, day }: Offered) {
  const service = requiredText({ label: booking.service.label });
  return {
    service: {
      ...service,
      control: 'select',
      choices: Object.fromEntries(services.map((name) => [name, name])),
      toForm: (shown = services[0] ?? '') => shown,
    } satisfies typeof service,
    quantity,
    extras,
    ...dayFields(day),
    startTime: text({ label: booking.startTime.label, type: 'time' }),
    city: requiredText(booking.city),
    venue: text(booking.venue),
    name: requiredText({ ...booking.name, label: 'Client’s name' }),
    email: text({ ...booking.email, type: 'email' }),
    phone: text({ ...booking.phone, label: 'Phone or WhatsApp' }),
    notes: text({ ...booking.notes, label: 'Client’s notes' }),
    ownersNote: text({
      ...booking.ownersNote,
      label: 'Private notes',
      description: 'Clients cannot see them',
    }),
  };
}

export type BookingFields = ReturnType<typeof bookingFields>;

export const toBookingInput = (values: Values<BookingFields>) =>
  inputOf(bookingFields({ services: [], day: '' }), values);
