import { Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { confirmAction } from '../../kit/delete/confirm-action';
import { Loaded } from '../../kit/page/loaded';
import { AppSection } from './app-section';
import { DeviceList } from './device-list';
import { PasskeyList } from './passkey-list';
import { endOtherDevices, signingInQueries } from './queries';
import { RecoveryCodes, RecoveryCodesDialog } from './recovery-codes';
import classes from './signing-in.module.css';
import { wording } from './wording';

/**
 * Passkeys, the authenticator app, recovery codes and the devices that are signed in.
 * @param children what ends all sessions
 */
export function SigningInPanel({ children }: { children: ReactNode }) {
  const query = useQuery(signingInQueries.signingIn());
  const endingOthers = useMutation(endOtherDevices());
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);
  const [isFirstFactor, setFirstFactor] = useState(false);
  const others = query.data?.devices.filter(({ isThisOne }) => !isThisOne).length ?? 0;

  /** New codes after adding come with the first second factor alone. */
  const showFirstCodes = (codes: readonly string[]) => {
    setNewCodes(codes);
    setFirstFactor(codes.length > 0);
  };
  const closeCodes = async () => {
    setNewCodes([]);
    setFirstFactor(false);
    if (!isFirstFactor || others === 0) return;
    const { othersQuestion: question, othersText, signOutOthers: yes } = wording.devices;
    if (await confirmAction({ question, about: othersText(others), yes })) endingOthers.mutate();
  };
  return (
    <section className={classes.panel} aria-labelledby="signing-in">
      <Title order={3} id="signing-in" className={classes.title}>
        {wording.title}
      </Title>
      <Text c="dimmed">{wording.text}</Text>
      <Loaded query={query}>
        {(signingIn) => (
          <div className={classes.parts}>
            <PasskeyList signingIn={signingIn} onCodes={showFirstCodes} />
            <AppSection signingIn={signingIn} onCodes={showFirstCodes} />
            <RecoveryCodes signingIn={signingIn} onCodes={setNewCodes} />
            <DeviceList devices={signingIn.devices}>{children}</DeviceList>
          </div>
        )}
      </Loaded>
      <RecoveryCodesDialog codes={newCodes} onKept={closeCodes} />
    </section>
  );
}
