import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { PublishCheck } from './use-publish-check';
import { wording } from './wording';

export function PublishCheckButton({ check }: { check: PublishCheck }) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListCheck size={18} stroke={1.75} aria-hidden />}
        onClick={check.open}
        style={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {wording.ready}
      </Button>
      {check.panel}
    </>
  );
}
