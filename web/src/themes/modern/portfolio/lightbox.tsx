import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LightboxState } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { Stage } from '../../../pictures/stage';
import { LightboxCredits, LightboxMedia, useLightboxSteps } from '../../shared/lightbox-parts';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './lightbox.module.css';

/** One frame over the whole window. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Lightbox(lightbox: LightboxState) {
  const { item, frame, story, place, total, news, onPrevious, onNext, onClose } = lightbox;
  const dialog = useRef<HTMLDialogElement>(null);
  const onKeyDown = useLightboxSteps(dialog, lightbox);

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
      onKeyDown={onKeyDown}
    >
      {item && (
        <>
          {/* First, so that the focus begins here. */}
          <button type="button" className={classes.close} onClick={() => dialog.current?.close()}>
            {wording.lightbox.close}
          </button>
          <Stage key={`${item.id} ${frame?.id ?? 'cover'}`} className={classes.stage}>
            <LightboxMedia
              item={item}
              frame={frame}
              classNames={{ image: classes.image, film: classes.film, button: actions.button }}
            />
          </Stage>
          <div className={classes.words} aria-live="polite">
            <h2 className={`${text.title3} ${classes.title}`}>{item.title}</h2>
            <p className={`${text.label} ${classes.facts}`}>
              <span>{item.category}</span>
              <span>{item.year}</span>
            </p>
            <LightboxCredits item={item} frame={frame} className={classes.credits} />
            {item.description && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls and must be reachable by keyboard
              <p key={item.id} className={classes.description} tabIndex={0}>
                {item.description}
              </p>
            )}
            {story && (
              <Link
                to="/portfolio/$slug"
                params={{ slug: story.slug }}
                className={`${actions.action} ${classes.story}`}
              >
                {portfolioWording.viewStory}
              </Link>
            )}
          </div>
          <div className={classes.steps}>
            <Step label={wording.lightbox.previous} sign="←" onStep={onPrevious} />
            <p className={classes.count}>
              <span aria-live={story && 'polite'}>
                {news ? '' : (story?.place ?? (place && `${place} / ${total}`))}
              </span>
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
