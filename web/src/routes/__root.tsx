import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { AppFrame } from '../app-frame';
import { contactDetailsQueries } from '../features/contact-details/queries';
import { heroQueries } from '../features/hero/queries';
import { siteQueries } from '../features/site/queries';
import { NotFoundPage } from '../generations/modern/pages/not-found-page';
import type { AppContext } from '../navigation/app-context';
import { RootErrorScreen } from '../root-error-screen';

export const Route = createRootRouteWithContext<AppContext>()({
  /** What bar, strip, footer and document head of every page need. */
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(siteQueries.settings()),
      queryClient.ensureQueryData(contactDetailsQueries.details()),
      queryClient.ensureQueryData(heroQueries.texts()),
    ]);
  },
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
  errorComponent: RootErrorScreen,
  notFoundComponent: NotFoundPage,
});
