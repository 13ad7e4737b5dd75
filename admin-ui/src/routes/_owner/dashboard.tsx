import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { SpamNotice } from '../../features/activity/spam-notice';
import { Dashboard } from '../../features/dashboard/dashboard';
import { dashboardSearch } from '../../features/dashboard/overview';
import { dashboardQueries } from '../../features/dashboard/queries';
import { measurements } from '../../features/measurements/resource';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/dashboard')({
  validateSearch: dashboardSearch,
  search: { middlewares: [stripSearchParams(dashboardSearch.parse({}))] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(dashboardQueries.overview());
    void queryClient.prefetchQuery(dashboardQueries.weekly());
    void queryClient.prefetchQuery(dashboardQueries.mailTroubles());
    void queryClient.prefetchQuery(dashboardQueries.notices());
    void queryClient.prefetchQuery(measurements.stored());
  },
  component: DashboardRoute,
});

function DashboardRoute() {
  return <Dashboard {...useSearchState(Route)} notice={<SpamNotice />} />;
}
