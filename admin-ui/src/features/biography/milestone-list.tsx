import { Button } from '@mantine/core';
import { CountedList } from '../../manager/counted-list';
import { EditAndDelete } from '../../manager/edit-and-delete';
import { EmptyList } from '../../manager/empty-list';
import type { Page } from '../../manager/list-search';
import { useDeletable } from '../../manager/use-deletable';
import { copyFor } from '../../strapi/media-file';
import type { Milestone } from './milestone';
import classes from './milestone-list.module.css';
import { deleteMilestone } from './mutations';
import { wording as sentences } from './wording';

const wording = sentences.milestone;

/** Device pixels of a card's picture: 96 CSS pixels wide, sharp on a phone. */
const CARD_PIXELS = 192;

interface MilestoneListProps {
  page: Page<Milestone>;
  /** What is searched for; empty: everything. */
  query: string;
  onEdit: (milestone: Milestone) => void;
  onAdd: () => void;
}

export function MilestoneList({ page, query, onEdit, onAdd }: MilestoneListProps) {
  const { items: milestones, total, remove } = useDeletable(page, deleteMilestone());

  const removeOne = ({ documentId, title }: Milestone) =>
    remove([{ documentId, name: title }], { question: wording.confirmDelete, done: () => wording.deleted });

  return (
    <CountedList
      total={total}
      count={wording.count}
      empty={
        <EmptyList
          narrowed={query !== ''}
          wording={wording}
          action={<Button onClick={onAdd}>{wording.add}</Button>}
        />
      }
    >
      <ul className={classes.list}>
        {milestones.map((milestone) => (
          <li key={milestone.documentId} className={classes.card}>
            {milestone.image && (
              <img
                className={classes.picture}
                src={copyFor(milestone.image, CARD_PIXELS)}
                alt={milestone.image.alt}
                loading="lazy"
              />
            )}
            <div className={classes.words}>
              <p className={classes.year}>{milestone.year}</p>
              <h2 className={classes.title}>{milestone.title}</h2>
              <p className={classes.description}>{milestone.description}</p>
            </div>
            <div className={classes.actions}>
              <EditAndDelete
                labels={{ edit: wording.edit(milestone.title), delete: wording.delete(milestone.title) }}
                onEdit={() => onEdit(milestone)}
                onDelete={() => removeOne(milestone)}
              />
            </div>
          </li>
        ))}
      </ul>
    </CountedList>
  );
}
