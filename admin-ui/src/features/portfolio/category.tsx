import { Button, Group, Modal, type TextInputProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SuggestingInput } from '../../kit/fields/field';
import { BusyButton } from '../../kit/form/busy-button';
import { setPortfolioCategory } from './queries';
import { pieceFields } from './resource';
import { arrangeWording, wording } from './wording';

/** Input for a category outside an item's form. */
export function CategoryInput(props: TextInputProps) {
  const { props: own, suggestions } = pieceFields.category;
  return <SuggestingInput {...own} suggestions={suggestions} {...props} />;
}

interface CategoryDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

export function CategoryDialog({ ids, onClose, onDone }: CategoryDialogProps) {
  const [category, setCategory] = useState('');
  const saving = useMutation(setPortfolioCategory());
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ ids, category }, { onSuccess: onDone });
  };
  return (
    <Modal opened onClose={onClose} title={arrangeWording.categoryTitle(ids.length)}>
      <form onSubmit={save}>
        <CategoryInput
          description={arrangeWording.categoryHint}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {wording.cancel}
          </Button>
          <BusyButton type="submit" busy={saving.isPending} busyLabel={wording.updating}>
            {arrangeWording.setCategory}
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}
