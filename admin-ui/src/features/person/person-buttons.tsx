import { Button, Group } from '@mantine/core';
import { IconDownload, IconUserX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { confirmAction } from '../../kit/delete/confirm-action';
import { erasePerson, exportPerson } from './mutations';
import { type Person, wording } from './wording';

interface PersonButtonsProps extends Person {
  onErased?: () => void;
}

/** Exports or erases all data that a visitor sent, at their request. */
export function PersonButtons({ email, phone, onErased }: PersonButtonsProps) {
  const copy = useMutation(exportPerson());
  const erase = useMutation(erasePerson());
  const person = { email, phone };
  const eraseAfterAsking = async () => {
    if (!(await confirmAction({ question: wording.confirmErase(person), yes: wording.eraseYes }))) return;
    erase.mutate(person, { onSuccess: onErased });
  };
  return (
    <Group gap="xs" mt="lg">
      <Button
        variant="subtle"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={copy.isPending}
        onClick={() => copy.mutate(person)}
      >
        {wording.export}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconUserX size={18} aria-hidden />}
        loading={erase.isPending}
        onClick={eraseAfterAsking}
      >
        {wording.erase}
      </Button>
    </Group>
  );
}
