import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { LightboxState } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { Stage } from '../../../pictures/stage';
import { LightboxCredits, LightboxMedia, useLightboxSteps } from '../../shared/lightbox-parts';
import { Facts } from '../components/facts';
import { SheetDialog } from '../components/sheet-dialog';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './lightbox.module.css';

interface LightboxProps extends LightboxState {
  item: NonNullable<LightboxState['item']>;
}

/** One frame over the whole window, with its plate below it; arrows and swipes turn to the others. */
export function Lightbox(lightbox: LightboxProps) {
  const { item, frame, story, place, total, news, onPrevious, onNext, onClose } = lightbox;
  const dialog = useRef<HTMLDialogElement>(null);
  const onKeyDown = useLightboxSteps(dialog, lightbox);

  return (
    <SheetDialog
      ref={dialog}
      label={item.title || wording.lightbox.label}
      className={classes.lightbox}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* First, so that the focus begins here. */}
      <button
        type="button"
        className={`${actions.action} ${classes.close}`}
        onClick={() => dialog.current?.close()}
      >
        {wording.lightbox.close}
      </button>
      <Stage key={`${item.id} ${frame?.id ?? 'cover'}`} className={classes.stage}>
        <LightboxMedia
          item={item}
          frame={frame}
          classNames={{ image: classes.image, film: classes.film, button: actions.button }}
        />
      </Stage>
      <div className={classes.plate} aria-live="polite">
        <h2 className={`${text.title3} ${classes.title}`}>{item.title}</h2>
        <Facts
          facts={[
            { key: 'category', fact: item.category },
            { key: 'year', fact: item.year },
          ]}
        />
        <LightboxCredits item={item} frame={frame} className={classes.credits} />
        {item.description && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls and must be reachable by keyboard
          <p key={item.id} className={classes.description} tabIndex={0}>
            {item.description}
          </p>
        )}
        {story && (
          <Link
            to="/v1/portfolio/$slug"
            params={{ slug: story.slug }}
            className={`${actions.action} ${classes.story}`}
          >
            {portfolioWording.viewStory}
          </Link>
        )}
      </div>
      <div className={classes.turns}>
        <Turn label={wording.lightbox.previous} onTurn={onPrevious} />
        <p className={classes.place}>
          <span aria-live={story && 'polite'}>
            {news ? '' : (story?.place ?? (place && wording.lightbox.place(place, total)))}
          </span>
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
