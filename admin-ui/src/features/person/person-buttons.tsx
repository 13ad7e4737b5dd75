import { Button, Group } from '@mantine/core';
import { IconDownload, IconUserX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { askFirst } from '../../manager/ask-first';
import { erasePerson, exportPerson } from './mutations';
import { wording } from './wording';

interface PersonButtonsProps {
  /** The visitor's address, by which everything they sent is found. */
  email: string;
  onErased?: () => void;
}

/** What a visitor may ask the owner for: a copy of all they sent, or that it is erased. */
export function PersonButtons({ email, onErased }: PersonButtonsProps) {
  const copy = useMutation(exportPerson());
  const erase = useMutation(erasePerson());
  const eraseAfterAsking = async () => {
    if (!(await askFirst({ question: wording.confirmErase(email), yes: wording.eraseYes }))) return;
    erase.mutate(email, { onSuccess: onErased });
  };
  return (
    <Group gap="xs" mt="lg">
      <Button
        variant="subtle"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={copy.isPending}
        onClick={() => copy.mutate(email)}
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
