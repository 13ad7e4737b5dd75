import { Badge, Button, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { nairobiTimestamp } from '../../dates/format';
import { RelativeTime } from '../../kit/list/relative-time';
import type { SigningIn } from './documents';
import { endDevice } from './queries';
import classes from './signing-in.module.css';
import { wording as sentences } from './wording';

const wording = sentences.devices;

export function DeviceList({ devices }: Pick<SigningIn, 'devices'>) {
  const ending = useMutation(endDevice());
  return (
    <section aria-labelledby="devices">
      <Title order={4} id="devices" className={classes.part}>
        {wording.title}
      </Title>
      <ul>
        {devices.map(({ id, name, since, lastActiveAt, isThisOne }) => (
          <li key={id} className={classes.entry}>
            <div className={classes.facts}>
              <Text fw={600}>{name}</Text>
              <Text c="dimmed">
                {wording.since(nairobiTimestamp(since))}
                {wording.lastActive}
                <RelativeTime iso={lastActiveAt} />
              </Text>
            </div>
            {isThisOne ? (
              <Badge variant="light" size="lg" tt="none">
                {wording.thisOne}
              </Badge>
            ) : (
              <Button
                variant="default"
                aria-label={wording.signOutOne(name, nairobiTimestamp(since))}
                disabled={ending.isPending && ending.variables === id}
                onClick={() => ending.mutate(id)}
              >
                {wording.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
