import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../notifications/query-client';
import { isConflict } from '../../strapi/errors';
import { Clashes } from './clashes';
import type { AskedDays } from './documents';
import { answerOtherDays } from './queries';
import { wording } from './wording';

const words = wording.asksForDays;

interface OtherDaysProps {
  documentId: string;
  asked: AskedDays;
}

/** The days that a client asks for, what is on them already, and the owner's answer. Shows a refusal in place. */
export function OtherDays({ documentId, asked }: OtherDaysProps) {
  const { firstDay, lastDay, revision, clashes, away } = asked;
  const answer = useMutation(answerOtherDays({ documentId, revision }));
  const send = (accept: boolean) => {
    if (!answer.isPending) answer.mutate(accept);
  };
  return (
    <section aria-labelledby="other-days">
      <h2 id="other-days">{words.title(firstDay, lastDay)}</h2>
      <Stack>
        <Text c="dimmed">{words.stays}</Text>
        <Clashes clashes={clashes} away={away} />
        {answer.error && (
          <Alert color="orange" role="alert" title={words.failed}>
            {isConflict(answer.error) ? wording.conflict : reasonOf(answer.error)}
          </Alert>
        )}
        <Group gap="sm">
          <Button loading={answer.isPending} onClick={() => send(true)}>
            {words.accept}
          </Button>
          <Button variant="default" disabled={answer.isPending} onClick={() => send(false)}>
            {words.decline}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
