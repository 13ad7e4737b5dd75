/** Rows in the shape of the CMS's responses, for states of a list that the starter content lacks. */

/** A picture in every build. */
export const pictureRow = {
  url: '/images/default-cover.jpg',
  alternativeText: 'Folded silk, textile study',
  width: 1200,
  height: 1500,
  formats: null,
  mime: 'image/jpeg',
};

/** A realistic longest title: 60 characters. */
export const LONG_TITLE = 'An extraordinarily long title for one quite ordinary evening';

export const eventRow = (number: number, values: object = {}) => ({
  documentId: `event${number}`,
  title: `Event ${number}`,
  description: 'What happens there.',
  date: '2026-05-03',
  time: '18:30:00.000',
  location: 'Nairobi',
  type: 'judging',
  status: 'upcoming',
  maxAttendees: 120,
  image: pictureRow,
  ...values,
});

export const projectRow = (number: number, values: object = {}) => ({
  documentId: `project${number}`,
  title: `Project ${number}`,
  description: 'What is done there.',
  duration: 'One week',
  location: 'Nairobi',
  status: 'ongoing',
  volunteersCount: 12,
  acceptsVolunteers: true,
  createdAt: '2026-05-03T09:00:00.000Z',
  media: pictureRow,
  ...values,
});

export const portfolioRow = (number: number, values: object = {}) => ({
  documentId: `item${number}`,
  slug: `image-${number}`,
  title: `Image ${number}`,
  category: 'Editorial',
  description: null,
  year: 2026,
  pictureCount: 1,
  filmCount: 0,
  cover: pictureRow,
  ...values,
});

export const blogRow = (number: number, values: object = {}) => ({
  documentId: `post${number}`,
  slug: `post-${number}`,
  title: `Post ${number}`,
  excerpt: 'What it says.',
  readingMinutes: 4,
  tags: ['Runway'],
  firstPublishedAt: '2026-05-03T09:00:00.000Z',
  image: pictureRow,
  ...values,
});

/** `count` rows, numbered from 1. */
export const rowsOf = <Row>(count: number, build: (number: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => build(index + 1));
