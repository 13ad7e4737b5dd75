import { createFileRoute } from '@tanstack/react-router';
import { SpamNotice } from '../../features/activity/spam-notice';
import { Dashboard } from '../../features/dashboard/dashboard';
import { dashboardSearch } from '../../features/dashboard/overview';
import { dashboardQueries } from '../../features/dashboard/queries';
import { measurements } from '../../features/measurements/resource';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/dashboard')({
  ...searched(dashboardSearch),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(dashboardQueries.overview());
    void queryClient.prefetchQuery(dashboardQueries.weekly());
    void queryClient.prefetchQuery(dashboardQueries.mailTroubles());
    void queryClient.prefetchQuery(dashboardQueries.notices());
    void queryClient.prefetchQuery(measurements.stored());
  },
  component: () => <Dashboard {...useSearchState(Route)} notice={<SpamNotice />} />,
});
