import { createFileRoute } from '@tanstack/react-router';
import { PushPanel } from '../../features/push/push-panel';
import { AccountPanel } from '../../features/session/account-panel';
import { sessionQueries } from '../../features/session/queries';
import { SignOutEverywhere } from '../../features/session/sign-out-everywhere';
import { settings } from '../../features/settings/resource';
import { SettingsManager } from '../../features/settings/settings-form';
import { SigningInPanel } from '../../features/signing-in/signing-in-panel';

export const Route = createFileRoute('/_owner/settings')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(settings.stored());
    void context.queryClient.prefetchQuery(sessionQueries.ownEmail());
  },
  component: Settings,
});

function Settings() {
  return (
    <SettingsManager>
      <PushPanel />
      <AccountPanel>
        <SigningInPanel>
          <SignOutEverywhere />
        </SigningInPanel>
      </AccountPanel>
    </SettingsManager>
  );
}
