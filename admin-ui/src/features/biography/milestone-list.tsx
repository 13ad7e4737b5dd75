import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { askFirst } from '../../manager/ask-first';
import { EmptyState } from '../../manager/empty-state';
import type { Page } from '../../manager/list-search';
import { useUndoableDelete } from '../../manager/use-undoable-delete';
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
  const { hidden, remove } = useUndoableDelete(deleteMilestone());
  const milestones = page.items.filter(({ documentId }) => !hidden.has(documentId));

  const removeAfterAsking = async (milestone: Milestone) => {
    if (await askFirst({ question: wording.confirmDelete })) remove([milestone.documentId], wording.deleted);
  };

  const total = page.total - (page.items.length - milestones.length);
  if (total === 0) {
    return query ? (
      <EmptyState title={wording.nothingFound} />
    ) : (
      <EmptyState
        title={wording.emptyTitle}
        text={wording.emptyText}
        action={<Button onClick={onAdd}>{wording.add}</Button>}
      />
    );
  }
  return (
    <>
      <p className={classes.count}>{wording.count(total)}</p>
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
              <ActionIcon aria-label={wording.edit(milestone.title)} onClick={() => onEdit(milestone)}>
                <IconPencil size={20} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                aria-label={wording.delete(milestone.title)}
                color="red"
                onClick={() => removeAfterAsking(milestone)}
              >
                <IconTrash size={20} stroke={1.75} />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
