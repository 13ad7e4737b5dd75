import { useEffect, useRef } from 'react';
import type { LightboxState } from '../../../features/portfolio/use-gallery';
import { useSwipe } from '../../../motion/swipe';
import { Photo } from '../../../pictures/photo';
import { shownWhole } from '../../../pictures/picture';
import { Stage } from '../../../pictures/stage';
import { LateCredits } from '../../shared/late-credits';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './lightbox.module.css';

/** One image over the whole window. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Lightbox({ item, place, total, news, onPrevious, onNext, onClose }: LightboxState) {
  const dialog = useRef<HTMLDialogElement>(null);
  useSwipe(dialog, { left: () => onNext?.(), right: () => onPrevious?.() });

  const isOpen = item !== undefined;
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      data-ground="dark"
      aria-label={item?.title ?? wording.lightbox.label}
      // Also fires after the address has closed it; then nothing is left to do.
      onClose={() => isOpen && onClose()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onPrevious?.();
        if (key === 'ArrowRight') onNext?.();
      }}
    >
      {item && (
        <>
          {/* First, so that the focus begins here. */}
          <button type="button" className={classes.close} onClick={() => dialog.current?.close()}>
            {wording.lightbox.close}
          </button>
          <Stage key={item.id} className={classes.stage}>
            <Photo picture={shownWhole(item.picture)} sizes="100vw" priority className={classes.image} />
          </Stage>
          <div className={classes.words} aria-live="polite">
            <h2 className={`${text.title3} ${classes.title}`}>{item.title}</h2>
            <p className={`${text.label} ${classes.facts}`}>
              <span>{item.category}</span>
              <span>{item.year}</span>
            </p>
            <LateCredits itemId={item.id} className={classes.credits} />
            {item.description && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls and must be reachable by keyboard
              <p key={item.id} className={classes.description} tabIndex={0}>
                {item.description}
              </p>
            )}
          </div>
          <div className={classes.steps}>
            <Step label={wording.lightbox.previous} sign="←" onStep={onPrevious} />
            <p className={classes.count}>
              <span>{place && !news && `${place} / ${total}`}</span>
              <span role="status">{news}</span>
            </p>
            <Step label={wording.lightbox.next} sign="→" onStep={onNext} />
          </div>
        </>
      )}
    </dialog>
  );
}

function Step({ label, sign, onStep }: { label: string; sign: string; onStep?: () => void }) {
  // Stays focusable at the ends, so that keyboard users keep their place.
  return (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      aria-disabled={!onStep}
      onClick={() => onStep?.()}
    >
      {sign}
    </button>
  );
}
