import { Radio, Stack, TextInput } from '@mantine/core';
import { nairobiAppointment } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import { type Hold, holdEnds, holdsBefore, ownMoment } from './hold-end';
import { wording } from './wording';

/** `own`: another time, typed by the owner. */
export interface HoldChoice {
  hold: Hold | 'own';
  own: string;
}

/** Returns the likeliest end time within the booking. */
export const firstChoice = (lastDay: string, now: number): HoldChoice => ({
  hold: holdsBefore(lastDay, holdEnds(now)).at(0) ?? 'own',
  own: '',
});

/** @returns ISO 8601; null while a typed time is incomplete */
export const holdEndOf = ({ hold, own }: HoldChoice, now: number): string | null =>
  hold === 'own' ? ownMoment(own) : holdEnds(now)[hold];

interface HoldFieldProps {
  lastDay: string;
  value: HoldChoice;
  onChange: (value: HoldChoice) => void;
  problem: string | undefined;
}

/** Chooses until when the days are held: a common time or any other. */
export function HoldField({ lastDay, value, onChange, problem }: HoldFieldProps) {
  const ends = holdEnds(serverNow());
  return (
    <>
      <Radio.Group
        label={wording.holdUntil}
        description={wording.zone}
        value={value.hold}
        onChange={(hold) => onChange({ ...value, hold: hold as HoldChoice['hold'] })}
      >
        <Stack gap="xs" mt="xs">
          {holdsBefore(lastDay, ends).map((hold) => (
            <Radio
              key={hold}
              value={hold}
              label={wording.holds[hold]}
              description={nairobiAppointment(ends[hold], 0)}
            />
          ))}
          <Radio value="own" label={wording.holds.own} />
        </Stack>
      </Radio.Group>
      {value.hold === 'own' && (
        <TextInput
          type="datetime-local"
          label={wording.ownMoment}
          value={value.own}
          error={problem}
          onChange={({ currentTarget }) => onChange({ ...value, own: currentTarget.value })}
        />
      )}
    </>
  );
}
