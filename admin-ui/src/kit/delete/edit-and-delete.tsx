import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../page/icon-button';
import { wording } from '../wording';

/** Link to the bin, where deleted items can be restored. */
export function ToBin() {
  return (
    <Button component="a" variant="default" href={wording.bin.href}>
      {wording.lookInBin}
    </Button>
  );
}

interface EditAndDeleteProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The edit and delete buttons of a list item. They use `title` because many Mantine tooltips are slow to mount. */
export function EditAndDelete({ name, onEdit, onDelete }: EditAndDeleteProps) {
  const [edit, remove] = [wording.editOne(name), wording.deleteOne(name)];
  return (
    <>
      <IconButton label={edit} Icon={IconPencil} onClick={onEdit} />
      <IconButton label={remove} Icon={IconTrash} color="red" onClick={onDelete} />
    </>
  );
}
