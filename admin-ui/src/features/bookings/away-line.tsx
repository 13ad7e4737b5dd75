import { calendarDays } from '../../dates/format';
import { EditAndDelete } from '../../kit/delete/edit-and-delete';
import classes from './away-line.module.css';
import type { Away } from './booking';
import { wording } from './wording';

interface AwayLineProps {
  away: Away;
  onEdit: () => void;
  onRemove: () => void;
}

export function AwayLine({ away: { firstDay, lastDay, note }, onEdit, onRemove }: AwayLineProps) {
  return (
    <div className={classes.away}>
      <span className={classes.words}>
        <strong>{wording.away.word}</strong>
        <span>{calendarDays(firstDay, lastDay)}</span>
        {note && <span>{note}</span>}
      </span>
      <EditAndDelete name={wording.away.name(firstDay, lastDay)} onEdit={onEdit} onDelete={onRemove} />
    </div>
  );
}
