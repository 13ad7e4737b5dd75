import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { calendarDay } from '../../dates/format';
import { useDeletable } from '../../kit/delete/use-undoable-delete';
import type { Page } from '../../kit/list/list-search';
import { StatusBadge } from '../../kit/list/status-badge';
import { EmptyState } from '../../kit/page/empty-state';
import classes from './digital-list.module.css';
import { ANGLES, type DigitalSet, digitalLooks } from './digital-set';
import { digitals, sayStillTrue } from './resource';
import { wording } from './wording';

interface DigitalListProps {
  page: Page<DigitalSet>;
  onEdit: (set: DigitalSet) => void;
}

const nameOf = ({ takenOn }: DigitalSet) => wording.name(calendarDay(takenOn));

/** Lists the sets, newest first, with their states. */
export function DigitalList({ page, onEdit }: DigitalListProps) {
  const sets = useDeletable(page, { deletion: digitals.remove(), name: nameOf, wording });
  const stillTrue = useMutation(sayStillTrue());

  if (sets.items.length === 0) return <EmptyState title={wording.emptyTitle} text={wording.emptyText} />;
  return (
    <>
      {sets.select}
      <ul className={classes.list}>
        {sets.items.map((set) => {
          const { documentId, takenOn, stillTrueOn, state, pictures, clip } = set;
          const facts = [wording.pictures(pictures.length), clip && wording.withClip]
            .filter(Boolean)
            .join(', ');
          return (
            <li key={documentId} className={classes.set}>
              <div className={classes.words}>
                <h2 className={classes.title}>
                  <time dateTime={takenOn}>{calendarDay(takenOn)}</time>
                </h2>
                <StatusBadge state={state} looks={digitalLooks} />
              </div>
              <div className={classes.strip}>
                {pictures.map(({ id, url, angle }) => (
                  <img key={id} src={url} alt={ANGLES[angle]} loading="lazy" className={classes.thumb} />
                ))}
              </div>
              <div className={classes.foot}>
                <p className={classes.facts}>
                  <span>{facts}</span>
                  {stillTrueOn && <span> · {wording.stillTrueSince(calendarDay(stillTrueOn))}</span>}
                </p>
                <div className={classes.actions}>
                  {state === 'OLD' && (
                    <Button loading={stillTrue.isPending} onClick={() => stillTrue.mutate(set)}>
                      {wording.stillTrue}
                    </Button>
                  )}
                  {sets.buttonsOf(set, onEdit)}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {sets.bulkBar()}
    </>
  );
}
