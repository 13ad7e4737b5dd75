// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHashHistory } from '../routing/hash-history';
import { strapi } from '../strapi/client';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

test.each([
  ['/#/v1/book?service=Judging', '/#/book?service=Judging'],
  ['/#/v1/book/', '/#/book'],
  ['/#/v1/projects/abc123', '/#/projects/abc123'],
  ['/#/v1/about-roles?role=judge#top', '/#/about-roles?role=judge#top'],
])('the hash address %s leads to %s', async (asked, place) => {
  vi.spyOn(strapi, 'request').mockReturnValue(new Promise(() => {}));
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  window.history.replaceState(null, '', asked);
  const history = createHashHistory(asked.slice(2));
  history.follow();
  onTestFinished(() => history.destroy());
  const context = { queryClient: createQueryClient(), origin: '', renderedOn: '2026-11-25' };
  void createAppRouter(history, context).load();
  const inBar = () => `${location.pathname}${location.search}${location.hash}`;
  await vi.waitFor(() => expect(inBar()).toBe(place), 30_000);
});
