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
type People = Exclude<keyof typeof choices, 'not_stated'>;
const PEOPLE: readonly People[] = ['nobody', 'only_me', 'adults', 'child'];

const statePeople = (file: string) =>
  mutationOptions({
    mutationFn: async (people: People) =>
      requireFound(await strapi.answer(StateWhoIsShown, { file, people })),
    meta: { failed: wording.whoFailed },
  });

/** Asks who can be recognised in a new image. One tap answers; not answering is allowed. */
export function WhoIsShown({ file }: { file: string }) {
  const stating = useMutation(statePeople(file));
  const stated = stating.data;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <Chip.Group value={stated?.people ?? ''} onChange={(people) => stating.mutate(people as People)}>
        <Group gap="xs" mt={4}>
          {PEOPLE.map((people) => (
            <Chip key={people} value={people} size="md" disabled={stating.isPending}>
              {choices[people]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {stated?.people === 'child' && (
        <Text size="sm" role="status" mt={4}>
          {wording.childHidden}{' '}
          <Link to="/media" search={{ file: stated.documentId }} target="_blank">
            {wording.recordConsent}
          </Link>
        </Text>
      )}
    </fieldset>
  );
}
