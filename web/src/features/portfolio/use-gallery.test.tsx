// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { buildPortfolioRow } from '../../../testing/factories/portfolio-row';
import { strapi } from '../../strapi/client';
import { StrapiUnavailable } from '../../strapi/failures';
import { toPortfolioItem } from './portfolio-item';
import { portfolioQueries } from './queries';
import { useGallery } from './use-gallery';

const PAGE_SIZE = 1;
const row = (page: number) => buildPortfolioRow({ documentId: `item${page}` });
const pageInfo = (page: number) => ({ page, pageCount: 2, total: 2 });

/** Opens the last loaded image of a gallery that has another page. */
function openLastLoaded() {
  const asked: { answer: (list: object) => void; fail: (cause: Error) => void }[] = [];
  vi.spyOn(strapi, 'request').mockImplementation(
    () =>
      new Promise<never>((resolve, fail) => {
        asked.push({ answer: resolve as (list: object) => void, fail });
      }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(portfolioQueries.pages({ pageSize: PAGE_SIZE }).queryKey, {
    pages: [{ items: toPortfolioItem(row(1)), pageInfo: pageInfo(1) }],
    pageParams: [1],
  });
  const onOpen = vi.fn();
  const place = { category: undefined, onCategory: vi.fn(), openId: 'item1', onOpen, onClose: vi.fn() };
  const { result } = renderHook(() => useGallery(place, PAGE_SIZE), {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const pressNext = () => {
    result.current.lightbox.onNext?.();
  };
  return { lightbox: () => result.current.lightbox, pressNext, asked, onOpen };
}

test('an impatient visitor asks for the next page once, and sees that it is loading', async () => {
  const { lightbox, pressNext, asked, onOpen } = openLastLoaded();
  expect(lightbox().news).toBeUndefined();
  pressNext();
  await waitFor(() => expect(lightbox().news).toBe('Loading images...'));
  pressNext();
  pressNext();
  const second = { nodes: [row(2)], pageInfo: pageInfo(2) };
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer({ portfolioItems_connection: second });
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('item2'));
  expect(asked).toHaveLength(1);
});

test('a next page that cannot be loaded is said in the lightbox, and asked for again by the next press', async () => {
  const { lightbox, pressNext, asked } = openLastLoaded();
  pressNext();
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.fail(new StrapiUnavailable('No answer'));
  await waitFor(() => expect(lightbox().news).toBe('Failed to load portfolio items'));
  pressNext();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(lightbox().news).toBe('Loading images...');
});
