import { Button, Group, Modal, TextInput, type TextInputProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SuggestingInput } from '../../kit/fields/field';
import { BusyButton } from '../../kit/form/busy-button';
import { type SetField, setOnPieces } from './queries';
import { pieceFields } from './resource';
import { arrangeWording, wording } from './wording';

/** Input for a category outside an item's form. */
export function CategoryInput(props: TextInputProps) {
  const { props: own, suggestions } = pieceFields.category;
  return <SuggestingInput {...own} suggestions={suggestions} {...props} />;
}

/** Input for a year outside an item's form. */
export const YearInput = (props: TextInputProps) => <TextInput {...pieceFields.year.props} {...props} />;

/** Returns why a typed year cannot be saved. */
export const yearProblem = (typed: string) => pieceFields.year.problem?.(typed);

interface SetDialogProps {
  field: SetField;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives many items one category or year. */
export function SetDialog({ field, ids, onClose, onDone }: SetDialogProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const saving = useMutation(setOnPieces());
  const say = arrangeWording.set[field];
  const FieldInput = field === 'category' ? CategoryInput : YearInput;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = field === 'year' ? yearProblem(value) : undefined;
    setError(problem);
    if (!problem && !saving.isPending) saving.mutate({ ids, field, value }, { onSuccess: onDone });
  };
  return (
    <Modal opened onClose={onClose} title={say.title(ids.length)}>
      <form onSubmit={save}>
        <FieldInput
          description={say.hint}
          value={value}
          error={error}
          onChange={(event) => setValue(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {wording.cancel}
          </Button>
          <BusyButton type="submit" busy={saving.isPending} busyLabel={wording.updating}>
            {say.button}
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}
