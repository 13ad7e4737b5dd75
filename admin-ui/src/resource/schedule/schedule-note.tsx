import { IconCalendarClock, IconEyeOff } from '@tabler/icons-react';
import type { Schedule } from './schedule';
import { plannedWords } from './schedule';
import classes from './schedule-note.module.css';
import { wording } from './wording';

/** Shows on a card or row that an item is hidden or scheduled. Usually empty. */
export function ScheduleNote({ schedule }: { schedule: Schedule | undefined }) {
  if (!schedule) return null;
  const words = plannedWords(schedule);
  const isHidden = schedule.hidden && !schedule.publishAt;
  return (
    <span className={classes.note} data-problem={schedule.problem !== null || undefined}>
      {isHidden && (
        <span className={classes.line}>
          <IconEyeOff size={18} stroke={1.75} aria-hidden />
          {wording.hidden}
        </span>
      )}
      {words.map((line) => (
        <span key={line} className={classes.line}>
          <IconCalendarClock size={18} stroke={1.75} aria-hidden />
          {line}
        </span>
      ))}
    </span>
  );
}
