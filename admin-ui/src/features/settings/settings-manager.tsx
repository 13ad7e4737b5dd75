import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../manager/loaded';
import { PageFrame } from '../../manager/page-frame';
import { AccountPanel } from './account-panel';
import { settingsQueries } from './queries';
import { SettingsForm } from './settings-form';
import { wording } from './wording';

export function SettingsManager() {
  const settings = useQuery(settingsQueries.stored());
  return (
    <PageFrame title={wording.title}>
      <Loaded query={settings}>{(stored) => <SettingsForm settings={stored} />}</Loaded>
      <AccountPanel />
    </PageFrame>
  );
}
