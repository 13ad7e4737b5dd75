import { Button } from '@mantine/core';
import { wording } from '../wording';

/** Link to the bin, where deleted items can be restored. */
export function ToBin() {
  return (
    <Button component="a" variant="default" href={wording.bin.href}>
      {wording.lookInBin}
    </Button>
  );
}
