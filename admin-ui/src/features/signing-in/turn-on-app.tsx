import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useRef } from 'react';
import { BusyButton } from '../../kit/form/busy-button';
import { Loading } from '../../kit/page/loaded';
import { useCopy } from '../../kit/page/use-copy';
import { showProblem } from '../../notifications/toasts';
import { type OnCodes, turnOnApp } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.app;

const QrCode = lazy(() => import('./qr-code'));

interface TurnOnAppProps {
  /** To type, in groups of four characters. */
  secret: string;
  /** For the QR code. */
  address: string;
  onCodes: OnCodes;
}

/** Shows a new secret, and turns the app on with a code that proves it. */
export function TurnOnApp({ secret, address, onCodes }: TurnOnAppProps) {
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
