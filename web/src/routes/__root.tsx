import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { AppContext } from '../app/app-context';
import { AppFrame } from '../app/app-frame';
import { WholeErrorScreen } from '../app/error-screens';
import { contactDetailsQueries } from '../features/contact-details/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { heroQueries } from '../features/hero/queries';
import { siteQueries } from '../features/site/queries';

export const Route = createRootRouteWithContext<AppContext>()({
  /** Data for the bar, strip, footer and document head of every page. */
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(siteQueries.settings()),
      queryClient.ensureQueryData(contactDetailsQueries.details()),
      queryClient.ensureQueryData(heroQueries.texts()),
      // Without a response the footer leaves the link out.
      queryClient.ensureQueryData(digitalsQueries.areThere()).catch(() => undefined),
    ]);
  },
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
  errorComponent: WholeErrorScreen,
});
