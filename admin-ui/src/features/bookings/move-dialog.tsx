import { Alert, Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type OwnerEvent, REASON_LENGTH } from '../../../../cms/src/shared/booking';
import { calendarDays } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import { BusyButton } from '../../kit/form/busy-button';
import { reasonOf } from '../../notifications/query-client';
import { isConflict } from '../../strapi/errors';
import { type BriefBooking, nameOf } from './booking';
import { firstChoice, type HoldChoice, HoldField, holdEndOf } from './hold-field';
import classes from './move-dialog.module.css';
import { isOverlap, moveLabel } from './moves';
import { bookingQueries, moveBooking } from './queries';
import { answerToQuote, whatFollows } from './what-follows';
import { wording } from './wording';

/** Transitions that take something away from the client. */
const ENDINGS: readonly OwnerEvent[] = ['DECLINE', 'CANCEL', 'RELEASE'];

export interface Moving {
  booking: BriefBooking;
  event: OwnerEvent;
}

/** Asks for the details of a transition, describes its consequences, and shows a refusal in place. */
export function MoveDialog({ booking, event, onClose }: Moving & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [hold, setHold] = useState<HoldChoice>(() => firstChoice(booking.lastDay, serverNow()));
  const [problem, setProblem] = useState<string>();
  // The owner decides on the booking they see. If it changes while the dialog is open, they must confirm the change
  // first.
  const [read, setRead] = useState(booking);
  const move = useMutation(moveBooking(read));
  const hasChanged = booking.revision !== read.revision && (move.isIdle || move.isError);
  const confirmChange = () => {
    setRead(booking);
    move.reset();
  };
  const label = moveLabel(event, booking);

  const send = (insist: boolean) => {
    const holdEndsAt = event === 'PLACE_OPTION' ? holdEndOf(hold, serverNow()) : null;
    const isMissing = event === 'PLACE_OPTION' && !holdEndsAt;
    setProblem(isMissing ? wording.missingMoment : undefined);
    if (isMissing) return;
    move.mutate({ event, holdEndsAt, reason: reason.trim() || null, insist }, { onSuccess: onClose });
  };
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!move.isPending && !hasChanged) send(false);
  };

  return (
    <Modal opened onClose={onClose} title={label}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <div>
            <Text fw={600} className={classes.name}>
              {nameOf(booking)}
            </Text>
            <WhatFollows booking={booking} event={event} />
          </div>
          {event === 'PLACE_OPTION' && (
            <HoldField lastDay={booking.lastDay} value={hold} onChange={setHold} problem={problem} />
          )}
          <Textarea
            label={wording.reason}
            description={wording.reasonHint}
            maxLength={REASON_LENGTH}
            autosize
            minRows={1}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {hasChanged && (
            <Alert color="orange" title={wording.changedMeanwhile}>
              <Text>{`${nameOf(booking)}, ${calendarDays(booking.firstDay, booking.lastDay)}, ${wording.states[booking.state]}`}</Text>
              <Checkbox mt="sm" label={wording.haveReadChange} checked={false} onChange={confirmChange} />
            </Alert>
          )}
          {move.error && !hasChanged && (
            <Alert color="orange" role="alert" title={isOverlap(move.error) ? undefined : wording.moveFailed}>
              {isConflict(move.error) ? wording.conflict : reasonOf(move.error)}
            </Alert>
          )}
          <Group className={classes.buttons}>
            {hasChanged ? null : isOverlap(move.error) ? (
              <Button color="red" loading={move.isPending} onClick={() => send(true)}>
                {wording.insist}
              </Button>
            ) : (
              <BusyButton
                type="submit"
                busy={move.isPending}
                busyLabel={wording.moving}
                {...(ENDINGS.includes(event) && { color: 'red' })}
              >
                {label}
              </BusyButton>
            )}
            <Button variant="default" onClick={onClose}>
              {wording.notNow}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function WhatFollows({ booking, event }: Moving) {
  const { data: surroundings } = useQuery(bookingQueries.surroundings(booking.documentId));
  const { data: consequences } = useQuery({
    ...bookingQueries.consequences(booking.documentId, event),
    enabled: ENDINGS.includes(event),
  });
  const sentences = whatFollows({ booking, event }, surroundings?.clashes, consequences ?? undefined);
  const answer = surroundings && answerToQuote(surroundings.changes);
  return (
    <>
      {answer && <Text>{answer}</Text>}
      {sentences.length > 0 && <Text c="dimmed">{sentences.join(' ')}</Text>}
    </>
  );
}
