import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildPostRow } from '../../testing/factories/blog-row';
import { buildEventRow } from '../../testing/factories/event-row';
import { buildPortfolioRow } from '../../testing/factories/portfolio-row';
import { buildSite } from '../../testing/factories/site';
import { buildUploadFile } from '../../testing/factories/upload-file';
import { toBlogPostPage } from '../features/blog/blog-post';
import { blogQueries } from '../features/blog/queries';
import { contactDetailsQueries } from '../features/contact-details/queries';
import { creditsQueries } from '../features/credits/queries';
import { toDigitals } from '../features/digitals/digitals';
import { digitalsQueries } from '../features/digitals/queries';
import { toSiteEvent } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { toMeasurements } from '../features/measurements/measurements';
import { measurementQueries } from '../features/measurements/queries';
import { toPortfolioItem } from '../features/portfolio/portfolio-item';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../features/portfolio/queries';
import { rateCardQueries } from '../features/rate-card/queries';
import { siteQueries } from '../features/site/queries';
import { structuredData } from './structured-data';

const origin = 'https://site.test';

function loaded() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(siteQueries.settings().queryKey, buildSite());
  return queryClient;
}

test('the home page is about the owner', () => {
  const [person] = structuredData({ pathname: '/', queryClient: loaded(), origin });
  expect(person).toMatchObject({ '@type': 'Person', name: 'Amani Kito', url: 'https://site.test/' });
});

test('the front page of a network is not a profile', () => {
  const queryClient = loaded();
  queryClient.setQueryData(contactDetailsQueries.details().queryKey, {
    intro: '',
    email: '',
    phone: '',
    phoneHref: undefined,
    address: '',
    socials: [
      { network: 'instagram', href: 'https://www.instagram.com/' },
      { network: 'facebook', href: 'https://www.facebook.com/amani' },
      { network: 'email', href: 'mailto:a@b.example' },
    ],
  });
  const [person] = structuredData({ pathname: '/', queryClient, origin });
  expect(person).toMatchObject({ sameAs: ['https://www.facebook.com/amani'] });
});

test('the biography says how tall the owner is, from the record', () => {
  const queryClient = loaded();
  const row = { label: 'Height', metric: '188 cm', imperial: '6\'2"', onBiography: true };
  const measurements = toMeasurements({
    measuredOn: null,
    lines: [{ ...row, onRateCard: true, onCompCard: true }],
  });
  queryClient.setQueryData(measurementQueries.record().queryKey, measurements);
  const [person] = structuredData({ pathname: '/bio', queryClient, origin });
  expect(person).toMatchObject({ height: { '@type': 'QuantitativeValue', value: 188, unitCode: 'CMT' } });
});

test('a post says when it was written and changed, by whom, and who publishes it', () => {
  const queryClient = loaded();
  const page = toBlogPostPage({
    post: buildPostRow({
      firstPublishedAt: '2026-05-03T09:00:00.000Z',
      updatedAt: '2026-05-04T09:00:00.000Z',
      title: 'First steps',
      searchTitle: 'How to walk',
      searchDescription: 'Three steps for the runway',
      previewPicture: buildUploadFile({ url: '/uploads/shared.jpg', formats: null }),
    }),
    previous: null,
    next: null,
  });
  queryClient.setQueryData(blogQueries.post('first').queryKey, page);
  const [posting] = structuredData({ pathname: '/blog/first', queryClient, origin });
  expect(posting).toMatchObject({
    headline: 'First steps',
    description: 'Three steps for the runway',
    image: 'https://site.test/uploads/shared.jpg',
    datePublished: '2026-05-03T09:00:00.000Z',
    dateModified: '2026-05-04T09:00:00.000Z',
    author: { name: 'Amani Kito' },
    publisher: { name: 'Amani Kito' },
  });
});

test('an event starts at its time in Nairobi, or on its day when it has no time', () => {
  const queryClient = loaded();
  const rows = [
    buildEventRow({ date: '2026-05-03', time: '18:30:00.000' }),
    buildEventRow({ date: '2026-05-03', time: null }),
  ];
  queryClient.setQueryData(eventQueries.pages().queryKey, {
    pages: [{ items: rows.map(toSiteEvent), pageInfo: { page: 1, pageCount: 1, total: 2 } }],
    pageParams: [1],
  });
  const events = structuredData({ pathname: '/events', queryClient, origin });
  expect(events.map((event) => 'startDate' in event && event.startDate)).toEqual([
    '2026-05-03T18:30:00+03:00',
    '2026-05-03',
  ]);
});

test('Rate card: a service has its price in Kenyan shillings as a plain number, per unit', () => {
  const queryClient = loaded();
  const service = { name: 'Runway Model', price: '12,000', note: '', isFrom: false, unit: 'show' as const };
  queryClient.setQueryData(rateCardQueries.card().queryKey, {
    title: 'Professional Rates & Services',
    intro: '',
    services: [
      { ...service, smallestQuantity: 1 },
      { ...service, name: 'Shoot', isFrom: true, unit: 'day', smallestQuantity: 2 },
    ],
    extras: [],
    usage: { services: [], extras: [] },
    picture: null,
  });
  const [catalog] = structuredData({ pathname: '/rate-card', queryClient, origin });
  const [exact, lowest] = (catalog as unknown as { itemListElement: object[] }).itemListElement;
  expect(exact).toMatchObject({
    price: '12000',
    priceCurrency: 'KES',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: '12000', unitText: 'show' },
  });
  expect(exact).not.toHaveProperty('eligibleQuantity');
  expect(lowest).toMatchObject({
    priceCurrency: 'KES',
    priceSpecification: { minPrice: 12000, priceCurrency: 'KES', unitText: 'day' },
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 2, unitText: 'day' },
  });
  expect(lowest).not.toHaveProperty('price');
  expect(lowest).not.toHaveProperty('priceSpecification.price');
});

test('a picture that names its makers is claimed for nobody else', () => {
  const queryClient = loaded();
  const items = ['credited', 'own'].flatMap((documentId) =>
    toPortfolioItem(buildPortfolioRow({ documentId })),
  );
  queryClient.setQueryData(portfolioQueries.pages({ pageSize: PORTFOLIO_PAGE_SIZE }).queryKey, {
    pages: [{ items, pageInfo: { page: 1, pageCount: 1, total: 2 } }],
    pageParams: [1],
  });
  const credits = { photographer: 'Wambui', stylist: 'Achieng', makeUp: null, designer: null };
  queryClient.setQueryData(creditsQueries.of(['credited', 'own']).queryKey, {
    credited: { ...credits, copyrightNotice: '© Wambui' },
  });
  const [gallery] = structuredData({ pathname: '/portfolio', queryClient, origin });
  expect(gallery).toMatchObject({
    image: [
      {
        creditText: 'Photo: Wambui · Styling: Achieng',
        copyrightNotice: '© Wambui',
        creator: { '@type': 'Person', name: 'Wambui' },
      },
      { creditText: 'Amani Kito', acquireLicensePage: 'https://site.test/copyright' },
    ],
  });
  expect(JSON.stringify(gallery).split('acquireLicensePage')).toHaveLength(2);
});

test('the classic theme and pages without data have no structured data', () => {
  for (const pathname of ['/v1', '/v1/events', '/events', '/blog/unknown', '/contact']) {
    expect(structuredData({ pathname, queryClient: loaded(), origin })).toEqual([]);
  }
});

test('the digitals are a separate gallery', () => {
  const queryClient = loaded();
  const digitals = toDigitals({
    takenOn: '2026-11-02',
    stillTrueOn: null,
    pictures: [{ angle: 'left', image: buildUploadFile({ url: '/uploads/left.jpg' }) }],
    clip: null,
    captions: null,
  });
  queryClient.setQueryData(digitalsQueries.newest().queryKey, digitals);
  expect(structuredData({ pathname: '/digitals', queryClient, origin })).toMatchObject([
    {
      '@type': 'ImageGallery',
      name: 'Amani Kito · Digitals',
      url: 'https://site.test/digitals',
      image: [{ contentUrl: 'https://site.test/uploads/left.jpg', name: 'Left profile' }],
    },
  ]);
});
