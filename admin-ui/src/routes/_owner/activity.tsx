import { createFileRoute, Outlet, useMatchRoute, useNavigate } from '@tanstack/react-router';
import { wording } from '../../features/activity/wording';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';

export const Route = createFileRoute('/_owner/activity')({ component: Activity });

type Tab = keyof typeof wording.tabs;

const TAB_PAGES = {
  activity: '/activity',
  schedule: '/activity/schedule',
  bin: '/activity/bin',
  spam: '/activity/spam',
} as const satisfies Record<Tab, string>;

const TABS = Object.keys(TAB_PAGES) as Tab[];

function Activity() {
  const navigate = useNavigate();
  const isAt = useMatchRoute();
  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={TABS.find((tab) => isAt({ to: TAB_PAGES[tab] })) ?? 'activity'}
        onChange={(tab) => navigate({ to: TAB_PAGES[tab] })}
      >
        <Outlet />
      </ScreenTabs>
    </PageFrame>
  );
}
