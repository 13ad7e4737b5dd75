// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOpenedFromList } from './use-opened-from-list';

/** A list of two items; the visitor sees the second one last. */
function List() {
  const { item } = useSearch({ strict: false });
  const { open, close } = useOpenedFromList(item !== undefined);
  return (
    <>
      <button type="button" onClick={() => open({ item: 'second' })}>
        Open
      </button>
      <button type="button" onClick={() => close({})}>
        {item ? `Close ${item}` : 'Second'}
      </button>
    </>
  );
}

test('scrolls the focused item into view after the list returns to its scroll position', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const history = createMemoryHistory();
  const router = createRouter({
    routeTree: createRootRoute({
      component: List,
      validateSearch: ({ item }) => (typeof item === 'string' ? { item } : {}),
    }),
    history,
    scrollRestoration: true,
  });
  render(<RouterProvider router={router as never} />);
  (await screen.findByText('Open')).click();
  const last = await screen.findByText('Close second');
  const moves: string[] = [];
  scrollTo.mockImplementation(() => moves.push('scroll position'));
  last.scrollIntoView = () => moves.push('focus');
  last.focus();
  last.click();
  await waitFor(() => expect(moves).toEqual(['scroll position', 'focus']));
  expect(last.textContent).toBe('Second');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
