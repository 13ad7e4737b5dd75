import { Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { BusyButton } from '../../kit/form/busy-button';
import { PasskeyCancelled } from '../../strapi/errors';
import { canUsePasskeys } from '../../strapi/passkeys';
import { wording } from './wording';

interface PasskeyButtonProps {
  children: string;
  busy: boolean;
  /** From the last try. */
  error: Error | null;
  autoFocus?: boolean;
  onClick: () => void;
}

/** Absent if the browser has no passkeys for this address. */
export function PasskeyButton({ error, ...button }: PasskeyButtonProps) {
  if (!canUsePasskeys()) return null;
  return (
    <div>
      <BusyButton
        {...button}
        variant="default"
        busyLabel={wording.waitingForPasskey}
        fullWidth
        leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
      />
      <Text role="status" c="dimmed">
        {error instanceof PasskeyCancelled && wording.passkeyUnused}
      </Text>
    </div>
  );
}
