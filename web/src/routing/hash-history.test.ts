// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { routeInAddress, withoutAnchor } from './hash-address';
import { createHashHistory } from './hash-history';

beforeEach(() => window.history.replaceState(null, '', '/'));

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  const history = createHashHistory(withoutAnchor(routeInAddress(location)));
  history.follow();
  return history;
};
const bar = () => `${location.pathname}${location.search}${location.hash}`;

test('a visitor who entered by a path stays on it', () => {
  const history = open('/portfolio?category=Runway');
  expect(history.location.pathname).toBe('/portfolio');
  expect(history.location.search).toBe('?category=Runway');
  expect(bar()).toBe('/portfolio?category=Runway');
});

test('a hash route is the place where the app starts', () => {
  expect(open('/#/blog/first-steps?x=1').location).toMatchObject({
    pathname: '/blog/first-steps',
    search: '?x=1',
  });
});

test('links keep the path while the bar shows the hash', () => {
  const history = open('/portfolio');
  expect(history.createHref('/events')).toBe('/events');
  history.push('/events?tab=judging');
  history.flush();
  expect(bar()).toBe('/#/events?tab=judging');
  expect(history.location.pathname).toBe('/events');
});

test('going back to the path the visitor came by shows it again', async () => {
  const history = open('/portfolio');
  history.push('/events');
  history.flush();
  history.back();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/portfolio'), 30_000);
});

test('the page the visitor came by has the same key when it is come back to', async () => {
  const history = open('/portfolio');
  const { __TSR_key } = history.location.state;
  history.push('/events');
  history.flush();
  history.back();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/portfolio'), 30_000);
  expect(history.location.state).toMatchObject({ __TSR_key });
});

test('a hash route typed behind a path leaves an address of one page, and is one step of the history', async () => {
  const history = open('/contact');
  const heard: string[] = [];
  history.subscribe(({ location: { pathname } }) => heard.push(pathname));
  location.hash = '#/events?tab=judging';
  await vi.waitFor(() => expect(bar()).toBe('/#/events?tab=judging'), 30_000);
  expect(heard).toEqual(['/events']);
  history.back();
  await vi.waitFor(() => expect(bar()).toBe('/contact'), 30_000);
  expect(history.location.pathname).toBe('/contact');
});

test('home typed behind a picture of home leaves the address of home', async () => {
  open('/?item=abc');
  location.hash = '#/';
  await vi.waitFor(() => expect(bar()).toBe('/#/'), 30_000);
});

test('an anchor clicked on a hash route keeps the route', async () => {
  const history = open('/#/bio');
  location.hash = '#top';
  await vi.waitFor(() => expect(history.location).toMatchObject({ pathname: '/bio', hash: '#top' }), 30_000);
});

test('the place stays the one the app started at until the first page is shown, then follows the address', async () => {
  window.history.replaceState(null, '', '/contact');
  const history = createHashHistory('/contact');
  const heard: string[] = [];
  history.subscribe(({ location: { pathname } }) => heard.push(pathname));
  location.hash = '#/bio';
  await vi.waitFor(() => expect(heard).toEqual(['/contact']), 30_000);
  history.follow();
  expect(history.location.pathname).toBe('/bio');
  expect(heard).toEqual(['/contact', '/bio']);
});

test('an address with what its page does not read is the page that was sent', () => {
  window.history.replaceState(null, '', '/bio?fbclid=1#top');
  expect(createHashHistory('/bio').location.href).toBe('/bio?fbclid=1#top');
});

test('the app starts as the page that was sent when the address has become another, then follows it', async () => {
  window.history.replaceState(null, '', '/#/bio');
  const history = createHashHistory('/');
  expect(history.location.href).toBe('/');
  history.follow();
  expect(history.location.href).toBe('/bio');
});
