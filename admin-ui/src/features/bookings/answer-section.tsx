import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../kit/page/loaded';
import { AnswerForm, usualAnswer } from './answer-form';
import type { Booking } from './booking';
import { bookingQueries } from './queries';
import { wording } from './wording';

const words = wording.answer;

/** Offers the owner's reply templates, filled in for this booking. */
export function AnswerSection({ booking }: { booking: Booking }) {
  const names = useQuery(bookingQueries.answers());
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{words.title}</h2>
      <Loaded query={names}>
        {(found) =>
          found.length > 0 ? <Chosen booking={booking} names={found} /> : <Text c="dimmed">{words.none}</Text>
        }
      </Loaded>
    </section>
  );
}

function Chosen({ booking, names }: { booking: Booking; names: string[] }) {
  const { documentId, email, state, holdRank } = booking;
  const { data: surroundings } = useQuery(bookingQueries.surroundings(documentId));
  const isTaken = surroundings?.clashes.some((clash) => clash.state === 'confirmed') ?? false;
  const [chosen, choose] = useState<string>();
  const template = chosen ?? usualAnswer(state, names, (holdRank ?? 1) > 1 || isTaken);
  const answer = useQuery(bookingQueries.answer(documentId, template));
  return (
    <Stack gap="sm">
      <NativeSelect
        label={words.template}
        data={names}
        value={template}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Loaded query={answer}>
        {(written) => (
          // Mounts a new form for another template, and after the booking has changed: another end of the option, or
          // a quote.
          <AnswerForm
            key={`${template} ${written.text}`}
            draft={`booking-answers/${documentId}/${template}`}
            documentId={documentId}
            written={written}
            byMail={email !== ''}
          />
        )}
      </Loaded>
    </Stack>
  );
}
