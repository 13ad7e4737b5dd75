import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { PASSKEY_NAME_LENGTH } from '../../../../cms/src/shared/limits';
import { longDay } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { RelativeTime } from '../../kit/list/relative-time';
import { showProblem } from '../../notifications/toasts';
import { PasskeyCancelled } from '../../strapi/errors';
import { canUsePasskeys } from '../../strapi/passkeys';
import { Part } from './part';
import { addPasskey, isLastWay, type OnCodes, removePasskey, type SigningIn } from './queries';
import classes from './signing-in.module.css';
import { wording as sentences } from './wording';

const wording = sentences.passkeys;

type Passkey = SigningIn['passkeys'][number];

export function PasskeyList({ signingIn, onCodes }: { signingIn: SigningIn; onCodes: OnCodes }) {
  const removing = useMutation(removePasskey());
  const remove = async ({ id, name }: Passkey) => {
    const about = [wording.removeText, ...(isLastWay(signingIn) ? [sentences.lastWay] : [])].join(' ');
    const question = { question: wording.removeQuestion(name), about, yes: sentences.remove };
    if (await confirmAction(question)) removing.mutate(id);
  };
  const thisBrowser = signingIn.devices.find(({ isThisOne }) => isThisOne)?.name ?? '';
  return (
    <Part id="passkeys" title={wording.title} hint={wording.hint}>
      {signingIn.passkeys.length === 0 && <Text mt="xs">{wording.none}</Text>}
      <ul>
        {signingIn.passkeys.map((passkey) => (
          <li key={passkey.id} className={classes.entry}>
            <PasskeyFacts {...passkey} />
            <Button
              variant="default"
              aria-label={sentences.removeOne(passkey.name)}
              disabled={removing.isPending && removing.variables === passkey.id}
              onClick={() => remove(passkey)}
            >
              {sentences.remove}
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <AddPasskey proposedName={thisBrowser} onCodes={onCodes} />
      ) : (
        <Text mt="xs">{wording.unsupported}</Text>
      )}
    </Part>
  );
}

function PasskeyFacts({ name, addedAt, lastUsedAt, isUsable }: Passkey) {
  return (
    <div className={classes.facts}>
      <Text fw={600}>{name}</Text>
      <Text c="dimmed">
        {wording.facts(longDay(addedAt))}
        <span>{lastUsedAt ? wording.lastUsed : wording.neverUsed}</span>
        {lastUsedAt && <RelativeTime iso={lastUsedAt} />}
      </Text>
      {!isUsable && <Text>{wording.elsewhere}</Text>}
    </div>
  );
}

interface AddPasskeyProps {
  proposedName: string;
  onCodes: OnCodes;
}

/** A button, and the dialog that names the new passkey. */
function AddPasskey({ proposedName, onCodes }: AddPasskeyProps) {
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
          maxLength={PASSKEY_NAME_LENGTH}
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
