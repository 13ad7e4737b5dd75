import { Badge, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fullTimestamp } from '../../dates/format';
import { Part } from './part';
import type { SigningIn } from './queries';
import { endDevice } from './queries';
import classes from './signing-in.module.css';
import { wording as sentences } from './wording';

const wording = sentences.devices;

/** Devices that are shown before "Show all". */
const FIRST_SHOWN = 3;

interface DeviceListProps extends Pick<SigningIn, 'devices'> {
  /** Ends all sessions; above the list. */
  children: ReactNode;
}

export function DeviceList({ devices, children }: DeviceListProps) {
  const ending = useMutation(endDevice());
  const [showsAll, setShowsAll] = useState(false);
  // The device of the owner is always among those that are shown.
  const sorted = devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
  const shown = showsAll ? sorted : sorted.slice(0, FIRST_SHOWN);
  return (
    <Part id="devices" title={wording.title}>
      {children}
      <ul>
        {shown.map(({ id, name, since, lastActiveAt, isThisOne }) => (
          <li key={id} className={classes.entry}>
            <div className={classes.facts}>
              <Text fw={600}>{name}</Text>
              <Text c="dimmed">
                {wording.since(fullTimestamp(since))}
                {wording.lastActive(fullTimestamp(lastActiveAt))}
              </Text>
            </div>
            {isThisOne ? (
              <Badge variant="light" size="lg" tt="none">
                {wording.thisOne}
              </Badge>
            ) : (
              <Button
                variant="default"
                aria-label={wording.signOutOne(name, fullTimestamp(since))}
                disabled={ending.isPending && ending.variables === id}
                onClick={() => ending.mutate(id)}
              >
                {wording.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < devices.length && (
        <Button variant="subtle" mt="xs" onClick={() => setShowsAll(true)}>
          {wording.showAll(devices.length)}
        </Button>
      )}
    </Part>
  );
}
