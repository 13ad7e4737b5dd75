import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { longDay } from '../../dates/format';
import { Loaded } from '../../kit/page/loaded';
import classes from './push.module.css';
import { obstacle, pushDevices, removePushDevice, turnOnPush } from './queries';
import { wording } from './wording';

/** Turns notifications on in this browser, and lists the devices that have them. */
export function PushPanel() {
  const turningOn = useMutation(turnOnPush());
  const removing = useMutation(removePushDevice());
  const prevents = obstacle();
  return (
    <section className={classes.panel} aria-labelledby="push">
      <Title order={2} id="push" className={classes.title}>
        {wording.title}
      </Title>
      <Text c="dimmed">{wording.text}</Text>
      <Loaded query={useQuery(pushDevices())}>
        {({ key, devices, isOn, wasOn }) => (
          <>
            <ul>
              {devices.map((device) => (
                <li key={device.id} className={classes.entry}>
                  <span>{wording.facts(device.name, longDay(device.addedAt), device.isThisOne)}</span>
                  <Button
                    variant="default"
                    aria-label={wording.removeOne(device.name, longDay(device.addedAt))}
                    disabled={removing.isPending}
                    onClick={() => removing.mutate(device)}
                  >
                    {wording.remove}
                  </Button>
                </li>
              ))}
            </ul>
            {prevents && !isOn && <Text mt="xs">{wording.obstacles[prevents]}</Text>}
            {wasOn && !prevents && <Text mt="xs">{wording.wasOn}</Text>}
            {!isOn && !prevents && (
              <Button mt="xs" loading={turningOn.isPending} onClick={() => turningOn.mutate(key)}>
                {wording.turnOn}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
