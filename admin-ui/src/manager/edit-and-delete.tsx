import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

interface EditAndDeleteProps {
  /** Names both for one item: 'Edit Silk', 'Delete Silk' */
  labels: { edit: string; delete: string };
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons that every item of a list has. */
export function EditAndDelete({ labels, onEdit, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <Tooltip label={labels.edit}>
        <ActionIcon aria-label={labels.edit} onClick={onEdit}>
          <IconPencil size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={labels.delete}>
        <ActionIcon aria-label={labels.delete} color="red" onClick={onDelete}>
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
