// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppFrame } from './app-frame';

test('the page in sight is busy until the next is there', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const rootRoute = createRootRoute({
    component: () => (
      <AppFrame>
        <main>
          <Outlet />
        </main>
      </AppFrame>
    ),
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => 'First' }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/next',
      loader: () => arrived,
      component: () => 'Next',
    }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  const main = await screen.findByRole('main');
  await waitFor(() => expect(main.hasAttribute('aria-busy')).toBe(false));

  act(() => router.history.push('/next'));
  await waitFor(() => expect(main.getAttribute('aria-busy')).toBe('true'));
  expect(main.textContent).toBe('First');

  arrive();
  await waitFor(() => expect(main.textContent).toBe('Next'));
  await waitFor(() => expect(main.hasAttribute('aria-busy')).toBe(false));
  vi.unstubAllGlobals();
});
