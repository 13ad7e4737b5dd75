import { createFileRoute } from '@tanstack/react-router';
import { wording } from '../../features/activity/wording';
import { RoutedTabs } from '../-routed-tabs';

export const Route = createFileRoute('/_owner/activity')({ component: Activity });

const PAGES = {
  activity: '/activity',
  schedule: '/activity/schedule',
  bin: '/activity/bin',
  spam: '/activity/spam',
} as const;

function Activity() {
  return <RoutedTabs words={wording} pages={PAGES} first="activity" />;
}
