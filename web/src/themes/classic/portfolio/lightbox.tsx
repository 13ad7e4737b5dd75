import { useRef } from 'react';
import type { PortfolioItem } from '../../../features/portfolio/portfolio-item';
import type { LightboxState } from '../../../features/portfolio/use-gallery';
import { useSwipe } from '../../../motion/swipe';
import { Photo } from '../../../pictures/photo';
import { shownWhole } from '../../../pictures/picture';
import { Stage } from '../../../pictures/stage';
import { LateCredits } from '../../shared/late-credits';
import { Facts } from '../components/facts';
import { SheetDialog } from '../components/sheet-dialog';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './lightbox.module.css';

interface LightboxProps extends LightboxState {
  item: PortfolioItem;
}

/** One image over the whole window, with its plate below it; arrows and swipes turn to the others. */
export function Lightbox({ item, place, total, news, onPrevious, onNext, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useSwipe(dialog, { left: () => onNext?.(), right: () => onPrevious?.() });

  return (
    <SheetDialog
      ref={dialog}
      label={item.title || wording.lightbox.label}
      className={classes.lightbox}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onPrevious?.();
        if (key === 'ArrowRight') onNext?.();
      }}
    >
      {/* First, so that the focus begins here. */}
      <button
        type="button"
        className={`${actions.action} ${classes.close}`}
        onClick={() => dialog.current?.close()}
      >
        {wording.lightbox.close}
      </button>
      <Stage key={item.id} className={classes.stage}>
        <Photo picture={shownWhole(item.picture)} sizes="100vw" priority className={classes.image} />
      </Stage>
      <div className={classes.plate} aria-live="polite">
        <h2 className={`${text.title3} ${classes.title}`}>{item.title}</h2>
        <Facts
          facts={[
            { key: 'category', fact: item.category },
            { key: 'year', fact: item.year },
          ]}
        />
        <LateCredits itemId={item.id} className={classes.credits} />
        {item.description && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls and must be reachable by keyboard
          <p key={item.id} className={classes.description} tabIndex={0}>
            {item.description}
          </p>
        )}
      </div>
      <div className={classes.turns}>
        <Turn label={wording.lightbox.previous} onTurn={onPrevious} />
        <p className={classes.place}>
          <span>{place && !news && wording.lightbox.place(place, total)}</span>
          <span role="status">{news}</span>
        </p>
        <Turn label={wording.lightbox.next} onTurn={onNext} />
      </div>
    </SheetDialog>
  );
}

function Turn({ label, onTurn }: { label: string; onTurn?: () => void }) {
  // Stays focusable at the ends, so that keyboard users keep their place.
  return (
    <button
      type="button"
      className={classes.turn}
      aria-label={label}
      aria-disabled={!onTurn}
      onClick={() => onTurn?.()}
    />
  );
}
