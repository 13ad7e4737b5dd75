import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { settingsQueries } from '../features/settings/queries';
import { SiteNameProvider } from '../kit/page/document-title';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  const { data } = useQuery(settingsQueries.siteState());
  return (
    <SiteNameProvider name={data?.siteTitle ?? ''}>
      <Outlet />
    </SiteNameProvider>
  );
}
