import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { outcomeCaches } from '../notifications/query-client';
import { theme } from '../theme/theme';

/** Renders a component as the app does, at `/`, with an empty page at `/elsewhere`. */
export async function renderScreen(screen: ReactNode) {
  const rootRoute = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => screen }),
    createRoute({ getParentRoute: () => rootRoute, path: '/elsewhere', component: () => <p>Elsewhere</p> }),
  ];
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // The app shares these caches between screens, so remove the entries of other tests.
  outcomeCaches.queryCache.clear();
  outcomeCaches.mutationCache.clear();
  notifications.clean();
  const queryClient = new QueryClient({ ...outcomeCaches, defaultOptions: { queries: { retry: false } } });
  await router.load();
  const rendered = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <RouterProvider router={router} />
        </ModalsProvider>
        <Notifications />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...rendered, router, queryClient };
}
