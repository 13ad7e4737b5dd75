import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../kit/form/busy-button';
import { dashboardQueries, openNewestBackup } from './queries';
import { wording } from './wording';

const { backups: sentences } = wording;

interface DownloadBackupProps {
  opened: boolean;
  onClose: () => void;
  bytes: number;
}

/**
 * Asks for the password, then shows a link to the newest archive. With a passkey or an app, the CMS asks for those
 * instead, in the dialog "Confirm it's you".
 */
export function DownloadBackup({ opened, onClose, bytes }: DownloadBackupProps) {
  const client = useQueryClient();
  const opening = useMutation(openNewestBackup());
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } });
  const submit = form.onSubmit(({ password }) => {
    opening.mutate({ password: password || null }, { onSuccess: form.reset });
  });
  const close = () => {
    onClose();
    opening.reset();
    // The warning about a missing copy ends with a complete download.
    void client.invalidateQueries({ queryKey: dashboardQueries.backups().queryKey });
  };
  return (
    <Modal opened={opened} onClose={close} title={sentences.download}>
      <Stack>
        <Text>{sentences.private}</Text>
        {opening.data ? (
          <>
            <Button component="a" href={opening.data.path} download data-autofocus>
              {sentences.downloadFile(bytes)}
            </Button>
            <Text c="dimmed">{sentences.linkEnds}</Text>
          </>
        ) : (
          <form onSubmit={submit} noValidate aria-busy={opening.isPending}>
            <Stack>
              <PasswordInput
                key={form.key('password')}
                {...form.getInputProps('password')}
                label={sentences.password}
                description={sentences.passwordHint}
                autoComplete="current-password"
                data-autofocus
              />
              <div>
                <BusyButton type="submit" busy={opening.isPending} busyLabel={sentences.checking}>
                  {sentences.continue}
                </BusyButton>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Modal>
  );
}
