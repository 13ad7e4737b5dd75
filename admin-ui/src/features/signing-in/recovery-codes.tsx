import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { downloadText } from '../../kit/page/download-text';
import { useCopy } from '../../kit/page/use-copy';
import { Part } from './part';
import { hasSecondFactor, type OnCodes, renewRecoveryCodes, type SigningIn } from './queries';
import classes from './signing-in.module.css';
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

interface RecoveryCodesDialogProps {
  /** Empty: the dialog is closed. */
  codes: readonly string[];
  onKept: () => void;
}

/** Shows new recovery codes, this one time. Only its button closes it. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const { copy, copied } = useCopy();
  const text = codes.join('\n');
  return (
    <Modal
      opened={codes.length > 0}
      onClose={onKept}
      title={wording.shownTitle}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text>{wording.shownText}</Text>
      <div className={classes.printed}>
        <p className={classes.heading}>{wording.shownTitle}</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Group>
        <Button variant="default" onClick={() => copy(text)}>
          {copied ? sentences.copied : sentences.copy}
        </Button>
        <Button
          variant="default"
          onClick={() => downloadText(`${text}\n`, 'recovery-codes.txt', 'text/plain')}
        >
          {wording.download}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {wording.print}
        </Button>
        <Button onClick={onKept}>{wording.kept}</Button>
      </Group>
    </Modal>
  );
}
