import type { Public } from '@strapi/strapi';
import { type Form, picture, TITLE } from './forms';

type Parts = Public.ComponentSchemas;

/** The parts of which a form may hold several. */
export const PART_FORMS: { readonly [Uid in keyof Parts]: Form<keyof Parts[Uid]['attributes'] & string> } = {
  'booking.answer-template': {
    fields: {
      name: { label: 'Name', half: true },
      subject: { label: 'Subject', half: true },
      text: {
        label: 'Text',
        help: 'With {name}, {service}, {days}, {city}, {link}, {hold ends} and the like',
      },
    },
  },
  'booking.quote-line': {
    fields: {
      label: { label: 'What it is for', half: true },
      amountKes: { label: 'Amount', help: 'Kenyan shillings, a whole number', half: true },
    },
  },
  'book.card-picture': {
    fields: {
      image: { label: 'Picture', help: 'One of the portfolio or the digitals' },
      focalX: {
        label: 'Focus from the left',
        help: 'In percent: a crop keeps this point in view',
        half: true,
      },
      focalY: { label: 'Focus from the top', help: 'In percent', half: true },
    },
  },
  'book.digital-picture': { fields: { angle: { label: 'Angle', half: true }, image: picture() } },
  'initiative.impact-figure': {
    fields: {
      value: { label: 'Figure', help: 'Such as 120 or 5 counties', half: true },
      label: { label: 'What it counts', half: true },
    },
  },
  'initiative.programme': { fields: { title: TITLE, text: { label: 'Text' } } },
  'person.measurement': {
    fields: {
      label: { label: 'Name', help: 'Such as Height' },
      metric: { label: 'Metric', help: 'Such as 188 cm, or 44 EU', half: true },
      imperial: { label: 'Imperial, or words', help: 'Such as 6\'2", 10 US, or Black', half: true },
      onBiography: { label: 'On the biography', half: true },
      onRateCard: { label: 'On the rate card', half: true },
      onCompCard: { label: 'On the comp card', half: true },
    },
  },
  'person.role-profile': {
    fields: {
      role: { label: 'Role', half: true },
      title: { ...TITLE, half: true },
      text: { label: 'Text' },
      image: picture(),
    },
  },
  'rate-card.service': {
    fields: {
      name: { label: 'Service', half: true },
      priceKes: { label: 'Price', help: 'Kenyan shillings, a whole number', half: true },
      note: { label: 'Note' },
      unit: { label: 'Booked by', half: true },
      smallestQuantity: { label: 'At least', help: 'Nobody can book fewer', half: true },
      isFrom: { label: 'Price is "from"', half: true },
      hasUsage: {
        label: 'Has usage of pictures',
        help: 'Bookings can say how long pictures are used',
        half: true,
      },
    },
  },
  'rate-card.extra': {
    fields: {
      name: { label: 'Extra' },
      kind: { label: 'Kind', half: true },
      amount: { label: 'Amount', help: 'Kenyan shillings, or percent of the service', half: true },
      isUsage: { label: 'How long pictures may be used', half: true },
    },
  },
};
