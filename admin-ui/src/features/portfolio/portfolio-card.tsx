import { IconArrowsMove } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EditAndDelete } from '../../kit/delete/edit-and-delete';
import { RowTick, type Selection } from '../../kit/list/selection';
import { IconButton } from '../../kit/page/icon-button';
import { CardPicture } from '../../media/card-picture';
import classes from './portfolio-list.module.css';
import type { PortfolioItem } from './resource';
import { arrangeWording, storyMark, wording } from './wording';

/** Width of a card's picture in device pixels: at most 240 CSS pixels, sharp on a phone. */
const CARD_PIXELS = 480;

interface PortfolioCardProps {
  item: PortfolioItem;
  /** Its schedule. */
  note: ReactNode;
  selection: Selection;
  /** Drag handle; null if the current order cannot be rearranged. */
  handle: ReactNode;
  onMove: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function PortfolioCard({
  item,
  note,
  selection,
  handle,
  onMove,
  onEdit,
  onDelete,
}: PortfolioCardProps) {
  const mark = storyMark(item);
  const move = arrangeWording.moveTo(item.title);
  return (
    <>
      <div className={classes.pictured}>
        <CardPicture image={item.cover} ratio="4 / 5" pixels={CARD_PIXELS} missing={wording.noImage} />
        {mark && <span className={classes.mark}>{mark}</span>}
      </div>
      <div className={classes.tools}>
        <RowTick
          className={classes.tick}
          selection={selection}
          id={item.documentId}
          label={wording.select(item.title)}
        />
        {handle && (
          <div className={classes.places}>
            <IconButton variant="filled" color="dark" label={move} Icon={IconArrowsMove} onClick={onMove} />
            {handle}
          </div>
        )}
      </div>
      <div className={classes.caption}>
        <h2 className={classes.title}>{item.title}</h2>
        {note}
        <p className={classes.category}>{[item.category, item.year].filter(Boolean).join(' · ')}</p>
        <EditAndDelete name={item.title} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </>
  );
}
