import { Badge } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SearchState } from '../../manager/list-search';
import { Loaded } from '../../manager/loaded';
import { PageFrame } from '../../manager/page-frame';
import { ScreenTabs } from '../../manager/screen-tabs';
import { messageQueries } from '../messages/queries';
import { CountCards } from './count-cards';
import classes from './dashboard.module.css';
import { DASHBOARD_TABS, type DashboardSearch } from './overview';
import { PromoPanel } from './promo-panel';
import { dashboardQueries } from './queries';
import { RecentPortfolio, RecentVolunteers } from './recent-lists';
import { WeeklyPanel } from './weekly-panel';
import { wording } from './wording';

/** What there is and what is new, and a way into every manager. */
export function Dashboard({ search: { tab }, setSearch }: SearchState<DashboardSearch>) {
  const overview = useQuery(dashboardQueries.overview());
  const { data: unread = 0 } = useQuery(messageQueries.unreadCount());
  const tabs = DASHBOARD_TABS.map((value) => ({
    value,
    label: wording.tabs[value],
    note:
      value === 'messages' && unread > 0 ? (
        <Badge className={classes.unread}>{wording.unread(unread)}</Badge>
      ) : null,
  }));
  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={tabs}
        value={tab}
        onChange={(chosen) => setSearch({ tab: chosen })}
      >
        {tab === 'overview' ? (
          <Loaded query={overview}>
            {({ counts, pendingComments, recentItems, recentVolunteers }) => (
              <div className={classes.overview}>
                <CountCards counts={counts} />
                {pendingComments > 0 && (
                  <Link
                    to="/blog"
                    search={{ tab: 'comments', comments: 'pending' }}
                    className={classes.waiting}
                  >
                    <IconMessage2 size={20} stroke={1.75} aria-hidden />
                    {wording.pendingComments(pendingComments)}
                  </Link>
                )}
                <div className={classes.lists}>
                  <RecentPortfolio items={recentItems} />
                  <RecentVolunteers volunteers={recentVolunteers} />
                </div>
                <WeeklyPanel />
              </div>
            )}
          </Loaded>
        ) : (
          <PromoPanel tab={tab} />
        )}
      </ScreenTabs>
    </PageFrame>
  );
}
