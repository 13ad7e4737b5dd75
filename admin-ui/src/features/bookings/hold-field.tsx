import { Radio, Stack, TextInput } from '@mantine/core';
import { addDays, daysSinceMonday } from '../../../../cms/src/shared/days';
import { siteDay, siteMoment } from '../../../../cms/src/shared/site-clock';
import { siteAppointment } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import { wording } from './wording';

const END_OF_WORK = '18:00';
/** Days after Monday. */
const FRIDAY = 4;
const WEEK = 7;

/** Converts to UTC, so that times sort as text. */
const utcMoment = (day: string, time: string): string => new Date(siteMoment(day, time)).toISOString();

const HOLDS = ['friday', 'tomorrow', 'threeDays'] as const;
type Hold = (typeof HOLDS)[number];

/**
 * Returns the most common end times in ISO 8601. Friday is the next one whose 18:00 is in the future.
 * @param now as of `Date.now()`
 */
export function holdEnds(now: number): Record<Hold, string> {
  const today = siteDay(now);
  const at = (days: number) => utcMoment(addDays(today, days), END_OF_WORK);
  const toFriday = (FRIDAY - daysSinceMonday(today) + WEEK) % WEEK;
  const isOver = Date.parse(at(toFriday)) <= now;
  return { friday: at(isOver ? toFriday + WEEK : toFriday), tomorrow: at(1), threeDays: at(3) };
}

/** Returns the end times within the booking, likeliest first; the CMS refuses later ones. */
export function holdsBefore(lastDay: string, ends: Record<Hold, string>): Hold[] {
  const over = utcMoment(addDays(lastDay, 1), '00:00');
  return HOLDS.filter((hold) => ends[hold] < over);
}

/** Parses a typed day and time of the site's clock; null while it is incomplete. */
export function ownMoment(typed: string): string | null {
  const [day = '', time = ''] = typed.split('T');
  return /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time)
    ? utcMoment(day, time.slice(0, END_OF_WORK.length))
    : null;
}

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
              description={siteAppointment(ends[hold], 0)}
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
