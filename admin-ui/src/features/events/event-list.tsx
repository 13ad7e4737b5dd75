import { EmptyState } from '../../manager/empty-state';
import type { Page } from '../../manager/list-search';
import { useDeletable } from '../../manager/use-deletable';
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
  const { items: events, remove } = useDeletable(page, deleteEvent());

  const removeOne = ({ documentId, title }: SiteEvent) =>
    remove([{ documentId, name: title }], { question: wording.confirmDelete, done: () => wording.deleted });

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
