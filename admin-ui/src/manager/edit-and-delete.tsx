import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

interface EditAndDeleteProps {
  /** Names both for one item: 'Edit Silk', 'Delete Silk' */
  labels: { edit: string; delete: string };
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons that every item of a list has; by `title`, because twenty items' tooltips take long to mount. */
export function EditAndDelete({ labels, onEdit, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <ActionIcon aria-label={labels.edit} title={labels.edit} onClick={onEdit}>
        <IconPencil size={20} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={labels.delete} title={labels.delete} color="red" onClick={onDelete}>
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
