import { createFileRoute } from '@tanstack/react-router';
import { wording } from '../../features/model-profile/wording';
import { RoutedTabs } from '../-routed-tabs';

export const Route = createFileRoute('/_owner/model-profile')({ component: ModelProfile });

const PAGES = {
  measurements: '/model-profile/measurements',
  digitals: '/model-profile/digitals',
  compCard: '/model-profile/comp-card',
} as const;

function ModelProfile() {
  return <RoutedTabs words={wording} pages={PAGES} first="measurements" />;
}
