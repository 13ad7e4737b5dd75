import type { Public } from '@strapi/strapi';
import { type Form, picture, TITLE } from './forms';

type Parts = Public.ComponentSchemas;

export const PART_FORMS: { readonly [Uid in keyof Parts]: Form<keyof Parts[Uid]['attributes'] & string> } = {
  'booking.answer-template': {
    fields: {
      name: { label: 'Name', half: true },
      subject: { label: 'Subject', half: true },
      text: {
        label: 'Text',
        help: 'You can use {name}, {service}, {days}, {city}, {link}, {hold ends} and more',
      },
    },
  },
  'booking.quote-line': {
    fields: {
      label: { label: 'Description', half: true },
      amountKes: { label: 'Amount', help: 'Kenyan shillings, a whole number', half: true },
    },
  },
  'book.card-picture': {
    fields: {
      image: { label: 'Image', help: 'From the portfolio or digitals' },
      focalX: {
        label: 'Focal point from the left (%)',
        help: 'Stays visible when the image is cropped',
        half: true,
      },
      focalY: { label: 'Focal point from the top (%)', half: true },
    },
  },
  'book.digital-picture': { fields: { angle: { label: 'Angle', half: true }, image: picture() } },
  'initiative.impact-figure': {
    fields: {
      value: { label: 'Figure', help: 'Such as 120 or 5 counties', half: true },
      label: { label: 'Label', half: true },
    },
  },
  'initiative.programme': { fields: { title: TITLE, text: { label: 'Text' } } },
  'person.measurement': {
    fields: {
      label: { label: 'Name', help: 'Such as Height' },
      metric: { label: 'Metric', help: 'Such as 188 cm, or 44 EU', half: true },
      imperial: { label: 'Imperial or text', help: 'Such as 6\'2", 10 US, or Black', half: true },
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
      unit: { label: 'Charged per', half: true },
      smallestQuantity: { label: 'Minimum quantity', help: 'Clients cannot book less', half: true },
      isFrom: { label: 'Show as "from" price', half: true },
      hasUsage: {
        label: 'Offers image usage',
        help: 'Clients can choose how long they use the images',
        half: true,
      },
    },
  },
  'rate-card.extra': {
    fields: {
      name: { label: 'Extra' },
      kind: { label: 'Type', half: true },
      amount: { label: 'Amount', help: 'Kenyan shillings, or percent of the service', half: true },
      isUsage: { label: 'This extra is image usage', half: true },
    },
  },
};
