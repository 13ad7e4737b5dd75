import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { Ready } from './use-ready';
import { wording } from './wording';

export function ReadyButton({ ready }: { ready: Ready }) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListCheck size={18} stroke={1.75} aria-hidden />}
        onClick={ready.look}
        style={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {wording.ready}
      </Button>
      {ready.panel}
    </>
  );
}
