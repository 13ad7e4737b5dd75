import { useRef } from 'react';
import type { PortfolioItem } from '../../../features/portfolio/portfolio-item';
import { useSwipe } from '../../../motion/use-swipe';
import { Facts } from '../pieces/facts';
import { Photo } from '../pieces/photo';
import { SheetDialog } from '../pieces/sheet-dialog';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './lightbox.module.css';

interface LightboxProps {
  /** One of them is shown */
  items: PortfolioItem[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** One image over the whole window, with its plate below it; arrows and swipes turn to the others. */
export function Lightbox({ items, index, onIndex, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const turn = (to: number) => items[to] && onIndex(to);
  useSwipe(dialog, { left: () => turn(index + 1), right: () => turn(index - 1) });

  const item = items[index];
  if (!item) return null;
  return (
    <SheetDialog
      ref={dialog}
      label={item.title || wording.lightbox.label}
      className={classes.lightbox}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(index - 1);
        if (key === 'ArrowRight') turn(index + 1);
      }}
    >
      <div className={classes.stage}>
        <Photo key={item.id} picture={item.picture} sizes="100vw" priority className={classes.image} />
      </div>
      <div className={classes.plate} aria-live="polite">
        <p className={`${text.title3} ${classes.title}`}>{item.title}</p>
        <Facts
          facts={[
            { key: 'category', fact: item.category },
            { key: 'year', fact: item.year },
          ]}
        />
        {item.description && <p className={classes.description}>{item.description}</p>}
      </div>
      <div className={classes.turns}>
        <button
          type="button"
          className={classes.turn}
          aria-label={wording.lightbox.previous}
          disabled={!items[index - 1]}
          onClick={() => turn(index - 1)}
        />
        <p className={classes.place}>{wording.lightbox.place(index + 1, items.length)}</p>
        <button
          type="button"
          className={classes.turn}
          aria-label={wording.lightbox.next}
          disabled={!items[index + 1]}
          onClick={() => turn(index + 1)}
        />
      </div>
      <button type="button" className={`${actions.action} ${classes.close}`} onClick={onClose}>
        {wording.lightbox.close}
      </button>
    </SheetDialog>
  );
}
