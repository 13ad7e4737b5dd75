import { Chip, Group, Text } from '@mantine/core';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { strapi } from '../strapi/client';
import { CONTENT_TYPES } from '../strapi/content-types.gen';
import { requireFound } from '../strapi/errors';
import { graphql } from '../strapi/graphql';
import classes from './media-field.module.css';
import { wording } from './wording';

const StateWhoIsShown = graphql(`mutation StateWhoIsShown($file: ID!, $people: ENUM_PICTURERIGHT_PEOPLE!) {
  stateWhoIsShown(file: $file, people: $people) { documentId people }
}`);

const { label, choices } = CONTENT_TYPES.pictureRight.people;
export type People = Exclude<keyof typeof choices, 'not_stated'>;
const PEOPLE: readonly People[] = ['nobody', 'only_me', 'adults', 'child'];

/** Stores who can be recognised in a file. @param file its documentId */
export const statePeople = (file: string) =>
  mutationOptions({
    mutationFn: async (people: People) =>
      requireFound(await strapi.answer(StateWhoIsShown, { file, people })),
    meta: { failed: wording.whoFailed },
  });

interface PeopleChoiceProps {
  people: string | undefined;
  onChoose: (people: People) => void;
  disabled?: boolean;
}

/** Asks who can be recognised in an image. Not answering is allowed. */
export function PeopleChoice({ people, onChoose, disabled }: PeopleChoiceProps) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <Chip.Group value={people ?? ''} onChange={(chosen) => onChoose(chosen as People)}>
        <Group gap="xs" mt={4}>
          {PEOPLE.map((one) => (
            <Chip key={one} value={one} size="md" disabled={disabled}>
              {choices[one]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </fieldset>
  );
}

/** Asks it about a new image of a form and stores the answer at once: one tap. */
export function WhoIsShown({ file }: { file: string }) {
  const stating = useMutation(statePeople(file));
  const stated = stating.data;
  return (
    <>
      <PeopleChoice
        people={stated?.people ?? undefined}
        disabled={stating.isPending}
        onChoose={(people) => stating.mutate(people)}
      />
      {stated?.people === 'child' && (
        <Text size="sm" role="status" mt={4}>
          {wording.childHidden}{' '}
          <Link to="/media" search={{ file: stated.documentId }} target="_blank">
            {wording.recordConsent}
          </Link>
        </Text>
      )}
    </>
  );
}
