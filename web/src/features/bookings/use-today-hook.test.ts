// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const MADE = '2026-11-23';
/** 20:00 in Nairobi on the day on which the page was made */
const NOW = Date.parse(`${MADE}T17:00:00Z`);
const DAY_MS = 24 * 3600 * 1000;

vi.mock('@tanstack/react-router', () => ({ useRouteContext: () => ({ renderedOn: MADE }) }));

// Each test needs the module without what it has learned, and without what other files of this process have loaded.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => vi.resetModules());

/** Returns the day of a page on a device whose clock is off, and a server that may not answer. */
async function shown(offBy: number, server: () => Promise<Response>) {
  vi.setSystemTime(NOW + offBy);
  vi.stubGlobal('fetch', vi.fn(server));
  const { useToday } = await import('./use-today');
  const { result } = renderHook(useToday);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return () => result.current;
}

const answers =
  (headers = {}) =>
  async () =>
    new Response(null, { headers: { date: new Date(NOW).toUTCString(), ...headers } });

test.each([
  ['40 days behind', -40 * DAY_MS],
  ['a year ahead', 365 * DAY_MS],
  ['five hours ahead', 5 * 3600 * 1000],
  ['right', 0],
])('follows the server’s day on a device whose clock is %s', async (_, offBy) => {
  const today = await shown(offBy, answers());
  expect(today()).toBe(MADE);
  await act(() => vi.advanceTimersByTimeAsync(3.9 * 3600 * 1000));
  expect(today()).toBe(MADE);
  await act(() => vi.advanceTimersByTimeAsync(0.2 * 3600 * 1000));
  expect(today()).toBe('2026-11-24');
});

test('keeps the day on which the page was made while the server does not answer', async () => {
  const today = await shown(-40 * DAY_MS, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(today()).toBe(MADE);
});

test('asks again when a page that slept is seen', async () => {
  const today = await shown(0, answers());
  vi.setSystemTime(NOW + 2 * DAY_MS);
  vi.mocked(fetch).mockImplementation(async () => {
    return new Response(null, { headers: { date: new Date(NOW + 2 * DAY_MS).toUTCString() } });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(today()).toBe('2026-11-25');
});

test('adds the age of an answer from a cache', async () => {
  const today = await shown(0, answers({ age: String(5 * 3600) }));
  expect(today()).toBe('2026-11-24');
});
