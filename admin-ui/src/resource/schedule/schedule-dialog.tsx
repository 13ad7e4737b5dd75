import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../kit/form/busy-button';
import { Loaded } from '../../kit/page/loaded';
import type { ContentType } from '../content-types';
import { wording as checkWording } from '../publish-check/wording';
import { schedulePublishing, scheduleQueries, showToVisitors } from './queries';
import type { Schedule } from './schedule';
import { type ScheduleValues, scheduleValues } from './schedule';
import { ScheduleNote } from './schedule-note';
import { wording } from './wording';

/** The only type with both schedules and drafts; its status shows and hides it. */
const WITH_DRAFTS = 'api::blog-post.blog-post';

interface ScheduleDialogProps {
  about: { contentType: ContentType; documentId: string };
  name: string;
  /** Whether the form has unsaved changes, which are not published. */
  hasUnsaved: boolean;
  /** Unsaved values; undefined to start with the stored schedule. */
  typed: ScheduleValues | undefined;
  onReady: (typed: ScheduleValues) => void;
  onClose: () => void;
}

/** Edits when an item is published and unpublished. For an item without drafts, also shows and hides it at once. */
export default function ScheduleDialog({ name, hasUnsaved, ...planner }: ScheduleDialogProps) {
  const edited = useQuery(scheduleQueries.edited(planner.about.documentId));
  return (
    <Modal opened onClose={planner.onClose} title={wording.title(name)}>
      <Loaded query={edited}>
        {({ schedule }) => (
          <Stack>
            {hasUnsaved && <Text c="orange">{wording.unsaved}</Text>}
            <Planner {...planner} schedule={schedule} />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

interface PlannerProps extends Omit<ScheduleDialogProps, 'name' | 'hasUnsaved'> {
  schedule: Schedule | undefined;
}

function Planner({ about, schedule, typed, onReady, onClose }: PlannerProps) {
  const [values, setValues] = useState(() => typed ?? scheduleValues(schedule));
  const planning = useMutation(schedulePublishing(about));
  const showing = useMutation(showToVisitors(about));
  const hasDrafts = about.contentType === WITH_DRAFTS;
  const isPlanned = Boolean(schedule?.publishAt || schedule?.unpublishAt);
  const isHidden = schedule?.hidden ?? false;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React would pass the event to the form that opened the dialog.
    event.stopPropagation();
    planning.mutate(values, { onSuccess: onClose });
  };

  return (
    <form onSubmit={send}>
      <Stack>
        {!hasDrafts && (
          <Group justify="space-between">
            <Text>{isHidden ? wording.isHidden : wording.isShown}</Text>
            <Button
              variant="default"
              loading={showing.isPending}
              onClick={() => showing.mutate(isHidden, { onSuccess: onClose })}
            >
              {isHidden ? wording.show : wording.hide}
            </Button>
          </Group>
        )}
        <ScheduleNote schedule={schedule?.problem ? schedule : undefined} />
        <TextInput
          type="datetime-local"
          label={wording.publishAt}
          description={hasDrafts ? wording.publishChangesHint : wording.publishHint}
          value={values.publishAt}
          onChange={({ currentTarget }) => setValues({ ...values, publishAt: currentTarget.value })}
          data-autofocus
        />
        {values.publishAt && (
          <Button
            variant="light"
            leftSection={<IconListCheck size={18} aria-hidden />}
            onClick={() => onReady(values)}
          >
            {checkWording.ready}
          </Button>
        )}
        <TextInput
          type="datetime-local"
          label={wording.unpublishAt}
          description={wording.unpublishHint}
          value={values.unpublishAt}
          onChange={({ currentTarget }) => setValues({ ...values, unpublishAt: currentTarget.value })}
        />
        <Text c="dimmed" size="sm">
          {wording.hint}
        </Text>
        <Group>
          <BusyButton type="submit" busy={planning.isPending} busyLabel={wording.saving}>
            {wording.save}
          </BusyButton>
          {isPlanned && (
            <Button
              variant="default"
              disabled={planning.isPending}
              onClick={() => planning.mutate({ publishAt: '', unpublishAt: '' }, { onSuccess: onClose })}
            >
              {wording.end}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
