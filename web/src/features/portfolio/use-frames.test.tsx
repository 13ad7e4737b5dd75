// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { buildFrame, buildPieceRow } from '../../../testing/factories/portfolio-row';
import { strapi } from '../../strapi/client';
import { type PortfolioItem, toPortfolioItem } from './portfolio-item';
import { useFrames } from './use-frames';

/** Opens a piece of three pictures whose frames load when the test answers. */
function openPiece() {
  const asked: { answer: (piece: object) => void; fail: (cause: Error) => void }[] = [];
  vi.spyOn(strapi, 'request').mockImplementation(
    () =>
      new Promise<never>((resolve, fail) => {
        asked.push({ answer: resolve as (piece: object) => void, fail });
      }),
  );
  const frames = [buildFrame({ url: '/uploads/2.jpg' }), buildFrame({ url: '/uploads/3.jpg' })];
  const row = buildPieceRow({ slug: 'dusk', pictureCount: 3, frames });
  const [item] = toPortfolioItem(row.item);
  const neighbours = { onPrevious: vi.fn(), onNext: vi.fn(), previousSlug: 'dawn' };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result, rerender } = renderHook(
    ({ open }: { open: PortfolioItem | undefined }) => useFrames(open, neighbours),
    {
      initialProps: { open: item },
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    shown: () => result.current,
    press: (step: 'onPrevious' | 'onNext') => act(() => result.current[step]?.()),
    open: (other: PortfolioItem | undefined) => rerender({ open: other }),
    answer: () => asked.at(-1)?.answer({ portfolioPiece: row }),
    fail: () => asked[0]?.fail(new Error('No answer')),
    neighbours,
    item,
  };
}

const place = (position: number) => `${position}\u00a0of\u00a03`;

test('a piece is left after its last frame and before its first one', async () => {
  const { shown, press, answer, neighbours } = openPiece();
  answer();
  await waitFor(() => expect(shown().frame).toBeDefined());
  press('onNext');
  press('onNext');
  expect(shown()).toMatchObject({
    frame: { picture: { src: '/uploads/3.jpg' } },
    story: { place: place(3) },
  });
  expect(neighbours.onNext).not.toHaveBeenCalled();
  press('onNext');
  expect(neighbours.onNext).toHaveBeenCalledOnce();
  press('onPrevious');
  press('onPrevious');
  press('onPrevious');
  expect(neighbours.onPrevious).toHaveBeenCalledOnce();
});

test('a step is remembered until the frames are loaded', async () => {
  const { shown, press, answer } = openPiece();
  press('onNext');
  expect(shown()).toMatchObject({ frame: undefined, news: 'Loading images...', story: { place: place(1) } });
  answer();
  await waitFor(() => expect(shown().story?.place).toBe(place(2)));
  expect(shown().news).toBeUndefined();
});

test('a piece whose frames cannot be loaded is left by the next step', async () => {
  const { shown, press, fail, neighbours } = openPiece();
  press('onNext');
  fail();
  await waitFor(() => expect(shown().news).toBe('Failed to load portfolio items'));
  press('onNext');
  expect(neighbours.onNext).toHaveBeenCalledOnce();
});

test('a piece opens on its cover each time', async () => {
  const { shown, press, answer, open, item } = openPiece();
  answer();
  await waitFor(() => expect(shown().frame).toBeDefined());
  press('onNext');
  open(undefined);
  open(item);
  expect(shown().story?.place).toBe(place(1));
});

test('a step back from a piece opens the one before it on its last frame', async () => {
  const { shown, press, answer, open, item } = openPiece();
  const single = item && { ...item, slug: 'single', counts: undefined };
  const dawn = item && { ...item, slug: 'dawn' };
  open(single);
  press('onPrevious');
  open(dawn);
  await waitFor(() => expect(shown().news).toBe('Loading images...'));
  answer();
  await waitFor(() => expect(shown().story?.place).toBe(place(3)));
  press('onPrevious');
  expect(shown().story?.place).toBe(place(2));
  open(single);
  open(dawn);
  expect(shown().story?.place).toBe(place(1));
});
