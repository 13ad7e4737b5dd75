import { Alert, Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useRef } from 'react';
import { longDay } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { Loading } from '../../kit/page/loaded';
import { useCopy } from '../../kit/page/use-copy';
import { showProblem } from '../../notifications/toasts';
import { Part } from './part';
import { isLastWay, type OnCodes, removeApp, type SigningIn, setUpApp, turnOnApp } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.app;

interface AppSectionProps {
  signingIn: SigningIn;
  onCodes: OnCodes;
}

export function AppSection({ signingIn, onCodes }: AppSectionProps) {
  return (
    <Part id="authenticator-app" title={wording.title} hint={wording.hint}>
      {signingIn.isAppUnreadable && (
        <Alert color="yellow" mt="xs">
          {wording.unreadable}
        </Alert>
      )}
      {signingIn.appAddedAt && <RemoveApp addedAt={signingIn.appAddedAt} isLast={isLastWay(signingIn)} />}
      {(!signingIn.appAddedAt || signingIn.isAppUnreadable) && (
        <SetUpApp isAgain={signingIn.isAppUnreadable} onCodes={onCodes} />
      )}
    </Part>
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
      <BusyButton variant="default" mt="xs" busy={removing.isPending} onClick={remove}>
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

const QrCode = lazy(() => import('./qr-code'));

interface TurnOnAppProps {
  /** To type, in groups of four characters. */
  secret: string;
  /** For the QR code. */
  address: string;
  onCodes: OnCodes;
}

/** Shows a new secret, and turns the app on with a code that proves it. */
function TurnOnApp({ secret, address, onCodes }: TurnOnAppProps) {
  const turningOn = useMutation(turnOnApp(onCodes));
  const { copy, copied } = useCopy();
  const field = useRef<HTMLInputElement>(null);
  // Apps refuse a key with spaces.
  const key = secret.replaceAll(' ', '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim();
    if (!code) return showProblem(wording.codeMissing);
    turningOn.mutate(code, { onError: () => field.current?.select() });
  };
  return (
    <form onSubmit={submit} noValidate aria-busy={turningOn.isPending}>
      <Stack>
        <Text>{wording.scan}</Text>
        <Suspense fallback={<Loading />}>
          <QrCode text={address} label={wording.qrCode} />
        </Suspense>
        <Textarea
          label={wording.key}
          value={secret}
          readOnly
          rows={2}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={(event) => {
            event.preventDefault();
            event.clipboardData.setData('text/plain', key);
          }}
        />
        <div>
          <Button variant="default" onClick={() => copy(key)}>
            {copied ? sentences.copied : sentences.copy}
          </Button>
        </div>
        <TextInput
          ref={field}
          label={wording.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
        <div>
          <BusyButton type="submit" busy={turningOn.isPending} busyLabel={wording.turningOn}>
            {wording.turnOn}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}
