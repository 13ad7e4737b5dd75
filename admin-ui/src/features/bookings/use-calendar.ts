import { useQuery } from '@tanstack/react-query';
import { useUndoableDelete } from '../../kit/delete/use-undoable-delete';
import type { Away } from './booking';
import { toCalendar } from './calendar';
import { bookingQueries, deleteAway } from './queries';
import { wording } from './wording';

const words = wording.away;

/** Returns the days of a calendar with their content, and the function that removes days away. */
export function useCalendar(days: readonly string[]) {
  const query = useQuery(bookingQueries.inDays(days.at(0) ?? '', days.at(-1) ?? ''));
  const { hidden, remove } = useUndoableDelete({
    deletion: deleteAway(),
    name: ({ firstDay, lastDay }: Away) => words.name(firstDay, lastDay),
    wording: words,
  });
  const found = query.data;
  const away = (found?.away ?? []).filter(({ documentId }) => !hidden.has(documentId));
  return {
    query,
    days: toCalendar(days, { bookings: found?.bookings ?? [], away }),
    removeAway: (gone: Away) => remove([gone]),
  };
}
