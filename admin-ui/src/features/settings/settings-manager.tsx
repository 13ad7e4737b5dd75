import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame } from '../../kit/page/page-frame';
import { settings } from './resource';
import { SettingsForm } from './settings-form';
import { wording } from './wording';

/** @param account the section about the owner's own sign-in */
export function SettingsManager({ account }: { account: ReactNode }) {
  const query = useQuery(settings.stored());
  return (
    <PageFrame title={wording.title}>
      <Loaded query={query}>{(stored) => <SettingsForm item={stored} />}</Loaded>
      {account}
    </PageFrame>
  );
}
