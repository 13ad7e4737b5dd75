import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../kit/page/loaded';
import { AppSection } from './app-section';
import { DeviceList } from './device-list';
import { PasskeyList } from './passkey-list';
import { signingInQueries } from './queries';
import { RecoveryCodes } from './recovery-codes';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import classes from './signing-in.module.css';
import { wording } from './wording';

/** Passkeys, the authenticator app, recovery codes and the devices that are signed in. */
export function SigningInPanel() {
  const query = useQuery(signingInQueries.signingIn());
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);
  return (
    <section className={classes.panel} aria-labelledby="signing-in">
      <Title order={3} id="signing-in" className={classes.title}>
        {wording.title}
      </Title>
      <Text c="dimmed">{wording.text}</Text>
      <Loaded query={query}>
        {(signingIn) => (
          <div className={classes.parts}>
            <PasskeyList signingIn={signingIn} onCodes={setNewCodes} />
            <AppSection signingIn={signingIn} onCodes={setNewCodes} />
            <RecoveryCodes signingIn={signingIn} onCodes={setNewCodes} />
            <DeviceList devices={signingIn.devices} />
          </div>
        )}
      </Loaded>
      <RecoveryCodesDialog codes={newCodes} onKept={() => setNewCodes([])} />
    </section>
  );
}
