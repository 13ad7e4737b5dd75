import type { ReactNode } from 'react';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { wording } from './wording';

type Tab = keyof typeof wording.tabs;

interface ActivityFrameProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  children: ReactNode;
}

export const TAB_PAGES = {
  activity: '/activity',
  schedule: '/activity/schedule',
  bin: '/activity/bin',
  spam: '/activity/spam',
} as const satisfies Record<Tab, string>;

export function ActivityFrame({ tab, onTab, children }: ActivityFrameProps) {
  return (
    <PageFrame title={wording.title}>
      <ScreenTabs label={wording.title} tabs={wording.tabs} value={tab} onChange={onTab}>
        {children}
      </ScreenTabs>
    </PageFrame>
  );
}
