import { Alert, Modal, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { longDay } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import type { SigningIn } from './documents';
import { isLastWay, type OnCodes, removeApp, setUpApp } from './queries';
import classes from './signing-in.module.css';
import { TurnOnApp } from './turn-on-app';
import { wording as sentences } from './wording';

const wording = sentences.app;

interface AppSectionProps {
  signingIn: SigningIn;
  onCodes: OnCodes;
}

export function AppSection({ signingIn, onCodes }: AppSectionProps) {
  return (
    <section aria-labelledby="authenticator-app">
      <Title order={4} id="authenticator-app" className={classes.part}>
        {wording.title}
      </Title>
      <Text c="dimmed">{wording.hint}</Text>
      {signingIn.isAppUnreadable && (
        <Alert color="yellow" mt="xs">
          {wording.unreadable}
        </Alert>
      )}
      {signingIn.appAddedAt && <RemoveApp addedAt={signingIn.appAddedAt} isLast={isLastWay(signingIn)} />}
      {(!signingIn.appAddedAt || signingIn.isAppUnreadable) && (
        <SetUpApp isAgain={signingIn.isAppUnreadable} onCodes={onCodes} />
      )}
    </section>
  );
}

function RemoveApp({ addedAt, isLast }: { addedAt: string; isLast: boolean }) {
  const removing = useMutation(removeApp());
  const remove = async () => {
    const about = [wording.removeText, ...(isLast ? [sentences.lastWay] : [])].join(' ');
    const question = { question: wording.removeQuestion, about, yes: sentences.remove };
    if (await confirmAction(question)) removing.mutate();
  };
  return (
    <>
      <Text mt="xs">{wording.addedOn(longDay(addedAt))}</Text>
      <BusyButton
        variant="default"
        mt="xs"
        busy={removing.isPending}
        busyLabel={wording.remove}
        onClick={remove}
      >
        {wording.remove}
      </BusyButton>
    </>
  );
}

function SetUpApp({ isAgain, onCodes }: Pick<AppSectionProps, 'onCodes'> & { isAgain: boolean }) {
  const settingUp = useMutation(setUpApp());
  const { data: secret, reset } = settingUp;
  return (
    <>
      <BusyButton
        variant="default"
        mt="xs"
        busy={settingUp.isPending}
        busyLabel={wording.settingUp}
        onClick={() => settingUp.mutate()}
      >
        {isAgain ? wording.setUpAgain : wording.setUp}
      </BusyButton>
      <Modal opened={secret !== undefined} onClose={reset} title={wording.setUpTitle}>
        {secret && <TurnOnApp secret={secret.key} address={secret.address} onCodes={onCodes} />}
      </Modal>
    </>
  );
}
