import { StatusBadge, type StatusLooks } from '../../kit/list/status-badge';
import classes from './asks-for-days.module.css';
import type { BriefBooking } from './booking';
import { wording } from './wording';

const looks: StatusLooks<'asks'> = { asks: { label: wording.asksForDays.mark, colour: 'amber' } };

/** Marks a booking whose client waits for an answer about other days. */
export function AsksForDays({ asksForOtherDays }: Pick<BriefBooking, 'asksForOtherDays'>) {
  if (!asksForOtherDays) return null;
  return (
    <span className={classes.mark}>
      <StatusBadge state="asks" looks={looks} />
    </span>
  );
}
