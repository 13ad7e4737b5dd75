import { Button, Group } from '@mantine/core';
import { IconDownload, IconUserX } from '@tabler/icons-react';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { confirmAction } from '../../kit/delete/confirm-action';
import { dropDraftsAbout } from '../../kit/drafts/local-draft';
import { downloadText } from '../../kit/page/download-text';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { type Person, wording } from './wording';

const ExportPerson = graphql(`query ExportPerson($email: String, $phone: String) {
  person(email: $email, phone: $phone) {
    email phone messages applications comments bookings mails drafts
  }
}`);

const ErasePerson = graphql(`mutation ErasePerson($email: String, $phone: String) {
  erasePerson(email: $email, phone: $phone) { messages applications comments bookings documentIds }
}`);

/** Downloads all stored data of a visitor. */
const exportPerson = () =>
  mutationOptions({
    mutationFn: async ({ email, phone }: Person) => {
      const person = await strapi.answer(ExportPerson, { email, phone });
      downloadText(JSON.stringify(person, null, 2), 'person.json', 'application/json');
    },
    meta: { done: wording.exported, failed: wording.exportFailed, changesNothingShown: true },
  });

/** Deletes every message, application, comment and booking of a visitor, and the drafts about them. */
const erasePerson = () =>
  mutationOptions({
    mutationFn: async ({ email, phone }: Person) => {
      const { documentIds } = await strapi.answer(ErasePerson, { email, phone });
      dropDraftsAbout(documentIds);
    },
    meta: { done: wording.erased, failed: wording.eraseFailed },
  });

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
