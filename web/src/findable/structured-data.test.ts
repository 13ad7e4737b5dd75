import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildEventRow } from '../../testing/factories/event-row';
import { toSiteEvent } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { rateCardQueries } from '../features/rate-card/queries';
import { siteQueries } from '../features/site/queries';
import { structuredData } from './structured-data';

const origin = 'https://site.test';

function loaded() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(siteQueries.settings().queryKey, {
    title: 'Amani Kito',
    contactEmail: '',
    blogIsOn: true,
    volunteeringIsOn: true,
  });
  return queryClient;
}

test('the home page is about the owner', () => {
  const [person] = structuredData({ pathname: '/', queryClient: loaded(), origin });
  expect(person).toMatchObject({ '@type': 'Person', name: 'Amani Kito', url: 'https://site.test/' });
});

test('an event starts at its clock time in Nairobi, or on its day when it has none', () => {
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

test('Rate card: a service has its price in Kenyan shillings as a plain number', () => {
  const queryClient = loaded();
  queryClient.setQueryData(rateCardQueries.card().queryKey, {
    title: 'Professional Rates & Services',
    intro: '',
    services: [{ name: 'Runway Model', price: '12,000', note: '' }],
    measurements: [],
    biographyMeasurements: [],
    picture: null,
  });
  const [catalog] = structuredData({ pathname: '/rate-card', queryClient, origin });
  expect(catalog).toMatchObject({ itemListElement: [{ price: '12000', priceCurrency: 'KES' }] });
});

test('the older theme says nothing of its own, and a page without data nothing at all', () => {
  for (const pathname of ['/v1', '/v1/events', '/events', '/blog/unknown', '/contact']) {
    expect(structuredData({ pathname, queryClient: loaded(), origin })).toEqual([]);
  }
});
