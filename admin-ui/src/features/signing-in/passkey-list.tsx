import { Button, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { longDay } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { RelativeTime } from '../../kit/list/relative-time';
import { canUsePasskeys } from '../../strapi/passkeys';
import { AddPasskey } from './add-passkey';
import type { SigningIn } from './documents';
import { isLastWay, type OnCodes, removePasskey } from './queries';
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
    <section aria-labelledby="passkeys">
      <Title order={4} id="passkeys" className={classes.part}>
        {wording.title}
      </Title>
      <Text c="dimmed">{wording.hint}</Text>
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
    </section>
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
