import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../kit/form/busy-button';
import { showProblem } from '../../notifications/toasts';
import { PasskeyCancelled } from '../../strapi/errors';
import { addPasskey, type OnCodes } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.passkeys;

/** The CMS refuses longer names. */
const LONGEST_NAME = 60;

interface AddPasskeyProps {
  proposedName: string;
  onCodes: OnCodes;
}

/** A button, and the dialog that names the new passkey. */
export function AddPasskey({ proposedName, onCodes }: AddPasskeyProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" mt="xs" onClick={open}>
        {wording.add}
      </Button>
      <Modal opened={opened} onClose={close} title={wording.add}>
        <NameForm proposedName={proposedName} onCodes={onCodes} onAdded={close} />
      </Modal>
    </>
  );
}

function NameForm({ proposedName, onCodes, onAdded }: AddPasskeyProps & { onAdded: () => void }) {
  const adding = useMutation(addPasskey(onCodes));
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: proposedName } });
  const submit = form.onSubmit(({ name }) => {
    if (name.trim()) adding.mutate(name.trim(), { onSuccess: onAdded });
    else showProblem(wording.nameMissing);
  });
  return (
    <form onSubmit={submit} noValidate aria-busy={adding.isPending}>
      <Stack>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={wording.name}
          description={wording.nameHint}
          maxLength={LONGEST_NAME}
          data-autofocus
        />
        <Text role="status" c="dimmed">
          {adding.error instanceof PasskeyCancelled && wording.notAdded}
        </Text>
        <div>
          <BusyButton type="submit" busy={adding.isPending} busyLabel={wording.adding}>
            {wording.confirm}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}
