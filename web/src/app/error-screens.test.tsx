// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectedConsoleErrors } from '../../testing/expected-console-errors';
import { StrapiUnavailable } from '../strapi/failures';
import { ErrorScreen, WholeErrorScreen } from './error-screens';

vi.mock('../themes/modern/screens/failure-screen', () => Promise.reject(new Error('No connection')));
vi.mock('../themes/classic/screens/failure-screen', () => Promise.reject(new Error('No connection')));

let isAway = true;

function Page() {
  if (isAway) throw new StrapiUnavailable('No answer');
  return 'The page';
}

beforeEach(() => {
  isAway = true;
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function showFailure(errorComponent: typeof ErrorScreen) {
  expectedConsoleErrors.push('No answer');
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, errorComponent }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

test('where the screens of neither theme can be loaded, the words of the site are there without them', async () => {
  showFailure(ErrorScreen);
  await screen.findByRole('heading', { level: 1, name: 'This site is temporarily unavailable' });
  expect(screen.getByText(/Please try again in a few seconds/)).toBeTruthy();
});

test('the words without a screen lead to another try', async () => {
  showFailure(ErrorScreen);
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  tryAgain.click();
  await screen.findByText('The page');
});

test('where not even the layout is there, the words without a screen are the main part', async () => {
  showFailure(WholeErrorScreen);
  const main = await screen.findByRole('main');
  expect(main.textContent).toContain('This site is temporarily unavailable');
});
