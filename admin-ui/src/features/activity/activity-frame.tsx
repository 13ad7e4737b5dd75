import type { ReactNode } from 'react';
import { PageFrame } from '../../manager/page-frame';
import { ScreenTabs } from '../../manager/screen-tabs';
import { wording } from './wording';

type Tab = keyof typeof wording.tabs;

interface ActivityFrameProps {
  tab: Tab;
  /** Goes to the page of the tab: each has an address of its own. */
  onTab: (tab: Tab) => void;
  children: ReactNode;
}

/** The address of each tab's page. */
export const TAB_PAGES = {
  activity: '/activity',
  schedule: '/activity/schedule',
  bin: '/activity/bin',
  spam: '/activity/spam',
} as const satisfies Record<Tab, string>;

/** The frame around the tabs of Activity. */
export function ActivityFrame({ tab, onTab, children }: ActivityFrameProps) {
  return (
    <PageFrame title={wording.title}>
      <ScreenTabs label={wording.title} tabs={wording.tabs} value={tab} onChange={onTab}>
        {children}
      </ScreenTabs>
    </PageFrame>
  );
}
