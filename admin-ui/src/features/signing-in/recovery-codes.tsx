import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { Part } from './part';
import type { SigningIn } from './queries';
import { hasSecondFactor, type OnCodes, renewRecoveryCodes } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.codes;

interface RecoveryCodesProps {
  signingIn: SigningIn;
  onCodes: OnCodes;
}

/** Hidden without a passkey and without an app: then there are no codes. */
export function RecoveryCodes({ signingIn, onCodes }: RecoveryCodesProps) {
  const renewing = useMutation(renewRecoveryCodes(onCodes));
  const renew = async () => {
    const question = { question: wording.renewQuestion, about: wording.renewText, yes: wording.renew };
    if (await confirmAction(question)) renewing.mutate();
  };
  if (!hasSecondFactor(signingIn)) return null;
  return (
    <Part id="recovery-codes" title={wording.title} hint={wording.hint}>
      <Text mt="xs">{wording.left(signingIn.recoveryCodesLeft)}</Text>
      <BusyButton
        variant="default"
        mt="xs"
        busy={renewing.isPending}
        busyLabel={wording.renewing}
        onClick={renew}
      >
        {wording.renew}
      </BusyButton>
    </Part>
  );
}
