import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconBook2, IconBriefcase2, IconMessage2, IconPhoto, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SearchState } from '../../kit/list/list-search';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame, useIsPhone } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { unreadMessages } from '../messages/resource';
import { settingsQueries } from '../settings/queries';
import { BackupState } from './backup-state';
import classes from './dashboard.module.css';
import { FirstSteps } from './first-steps';
import { HeldBack } from './held-back';
import { MailTroubles, NothingTells } from './mail-troubles';
import { DuePayments, EndingUsages } from './money-reminders';
import { Notices } from './notices';
import type { DashboardSearch } from './overview';
import { dashboardQueries, type Overview } from './queries';
import { RecentPortfolio, RecentVolunteers } from './recent-lists';
import { EndingRights, MeasureAgain, Reminder, UnsavedDrafts, WaitingBookings } from './reminders';
import { Samples } from './samples';
import { WeeklyPanel } from './weekly-panel';
import { wording } from './wording';

interface DashboardProps extends SearchState<DashboardSearch> {
  /** Notice from another feature. */
  notice?: ReactNode;
}

export function Dashboard({ search: { tab }, setSearch, notice }: DashboardProps) {
  const overview = useQuery(dashboardQueries.overview());
  const { data: unread = 0 } = useQuery(unreadMessages());
  const { data: unused = [] } = useQuery(settingsQueries.unusedPages());
  const isPhone = useIsPhone();
  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        notes={{
          messages: unread > 0 && <Badge className={classes.unread}>{wording.unread(unread)}</Badge>,
        }}
        hides={(name) => name !== 'overview' && unused.some((page) => page === MANAGERS[name])}
        value={tab}
        onChange={(chosen) => setSearch({ tab: chosen })}
      >
        {tab === 'overview' ? (
          <Loaded query={overview}>
            {({ counts, pendingComments, recentItems, recentVolunteers }) => (
              <div className={classes.overview}>
                <FirstSteps />
                <NothingTells />
                <MailTroubles />
                <HeldBack />
                <Notices />
                <Samples />
                {!isPhone && <CountCards counts={counts} />}
                <WaitingBookings />
                <DuePayments />
                <EndingUsages />
                <UnsavedDrafts />
                <MeasureAgain />
                {pendingComments > 0 && (
                  <Reminder Icon={IconMessage2} to="/blog" search={{ tab: 'comments', comments: 'pending' }}>
                    {wording.pendingComments(pendingComments)}
                  </Reminder>
                )}
                {notice}
                <EndingRights />
                {isPhone && <CountCards counts={counts} />}
                <div className={classes.lists}>
                  <RecentPortfolio items={recentItems} />
                  {!unused.includes('/volunteers') && <RecentVolunteers volunteers={recentVolunteers} />}
                </div>
                <WeeklyPanel />
                <BackupState />
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

const CARDS = [
  { count: 'portfolioItems', to: '/portfolio', Icon: IconPhoto },
  { count: 'blogPosts', to: '/blog', Icon: IconBook2 },
  { count: 'activeProjects', to: '/projects', Icon: IconBriefcase2 },
  { count: 'volunteers', to: '/volunteers', Icon: IconUsersGroup },
] as const;

function CountCards({ counts }: Pick<Overview, 'counts'>) {
  const { data: unused = [] } = useQuery(settingsQueries.unusedPages());
  const cards = CARDS.filter(({ to }) => !unused.some((page) => page === to));
  return (
    <ul className={classes.cards}>
      {cards.map(({ count, to, Icon }) => (
        <li key={count}>
          <Link to={to} className={classes.card}>
            <Icon size={24} stroke={1.5} className={classes.icon} aria-hidden />
            <span className={classes.label}>{wording.counts[count]}</span>
            <span className={classes.number}>{counts[count]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type PromoTab = Exclude<DashboardSearch['tab'], 'overview'>;

const MANAGERS: Record<PromoTab, LinkProps['to']> = {
  content: '/portfolio',
  blog: '/blog',
  projects: '/projects',
  events: '/events',
  volunteers: '/volunteers',
  messages: '/messages',
};

function PromoPanel({ tab }: { tab: PromoTab }) {
  const { title, text, button } = wording.promos[tab];
  return (
    <section className={classes.promo}>
      <Title order={2} className={classes.promoTitle}>
        {title}
      </Title>
      <Text c="dimmed" className={classes.promoText}>
        {text}
      </Text>
      <Group>
        <Button component={Link} to={MANAGERS[tab]}>
          {button}
        </Button>
        {tab === 'content' && (
          <Button component={Link} to="/bio" variant="default">
            {wording.promos.content.second}
          </Button>
        )}
      </Group>
    </section>
  );
}
