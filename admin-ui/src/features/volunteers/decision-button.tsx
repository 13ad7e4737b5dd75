import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { IconButton } from '../../kit/page/icon-button';
import type { Decision } from '../../resource/decisions';
import { decideVolunteers } from './resource';
import { isPending, type Volunteer } from './volunteer';
import { wording } from './wording';

const looks = {
  approved: { label: wording.approve, labelOne: wording.approveOne, Icon: IconCheck, colour: 'teal' },
  rejected: { label: wording.reject, labelOne: wording.rejectOne, Icon: IconX, colour: 'gray' },
};

interface DecisionButtonProps {
  decision: Decision;
  /** The selected volunteers; only the pending ones are decided. */
  volunteers: readonly Volunteer[];
  onDecided?: () => void;
}

/** Approves or rejects volunteers; disabled if none is pending. */
export function DecisionButton({ decision, volunteers, onDecided }: DecisionButtonProps) {
  const decide = useMutation(decideVolunteers(decision));
  const { label, Icon } = looks[decision];
  return (
    <Button
      variant={decision === 'approved' ? 'filled' : 'default'}
      leftSection={<Icon size={18} aria-hidden />}
      loading={decide.isPending}
      disabled={!volunteers.some(isPending)}
      onClick={() => decide.mutate(volunteers, { onSuccess: onDecided })}
    >
      {label}
    </Button>
  );
}

interface DecisionIconProps {
  decision: Decision;
  volunteer: Volunteer;
}

export function DecisionIcon({ decision, volunteer }: DecisionIconProps) {
  const decide = useMutation(decideVolunteers(decision));
  const { labelOne, Icon, colour } = looks[decision];
  const label = labelOne(volunteer.name);
  return (
    <IconButton
      label={label}
      Icon={Icon}
      color={colour}
      loading={decide.isPending}
      onClick={() => decide.mutate([volunteer])}
    />
  );
}
