import { askFirst } from '../../manager/ask-first';
import { EmptyState } from '../../manager/empty-state';
import type { Page } from '../../manager/list-search';
import { useUndoableDelete } from '../../manager/use-undoable-delete';
import type { SiteEvent } from './event';
import { EventCard } from './event-card';
import classes from './event-list.module.css';
import { deleteEvent } from './mutations';
import { wording } from './wording';

interface EventListProps {
  page: Page<SiteEvent>;
  onEdit: (event: SiteEvent) => void;
}

export function EventList({ page, onEdit }: EventListProps) {
  const { hidden, remove } = useUndoableDelete(deleteEvent());
  const events = page.items.filter(({ documentId }) => !hidden.has(documentId));

  const removeOne = async ({ documentId }: SiteEvent) => {
    if (await askFirst({ question: wording.confirmDelete })) remove([documentId], wording.deleted);
  };

  if (events.length === 0) return <EmptyState title={wording.emptyTitle} text={wording.emptyText} />;
  return (
    <ul className={classes.grid}>
      {events.map((event) => (
        <EventCard
          key={event.documentId}
          event={event}
          onEdit={() => onEdit(event)}
          onDelete={() => removeOne(event)}
        />
      ))}
    </ul>
  );
}
