import { Button } from '@mantine/core';
import { wording } from './wording';

/** The way to where something that is not there any more can be brought back. */
export function ToBin() {
  return (
    <Button component="a" variant="default" href={wording.bin.href}>
      {wording.lookInBin}
    </Button>
  );
}
