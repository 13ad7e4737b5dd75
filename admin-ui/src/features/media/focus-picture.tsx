import type { KeyboardEvent } from 'react';
import { FocusPoint, pressedAt, toPercent } from '../../media/focus-point';
import { copyFor, type Focus, type MediaFile } from '../../strapi/media-file';
import classes from './media.module.css';
import { wording } from './wording';

/** Device pixels of the picture over the form. */
const SHOWN_PIXELS = 1000;
/** Percent that an arrow key moves the point. */
const STEP = 2;
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocusPictureProps {
  file: MediaFile;
  focus: Focus;
  onSet: (focus: Focus) => void;
}

/** The whole picture with the point that crops keep in view: tapped, dragged or moved by arrow keys. */
export function FocusPicture({ file, focus, onSet }: FocusPictureProps) {
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    onSet({ x: toPercent(focus.x + by[0]), y: toPercent(focus.y + by[1]) });
  };
  return (
    <div className={classes.focus}>
      <img src={copyFor(file, SHOWN_PIXELS)} alt={file.alt} draggable={false} />
      <button
        type="button"
        aria-label={`${wording.focus}: ${wording.focusInWords(focus.x, focus.y)}`}
        onKeyDown={step}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onSet(pressedAt(event));
        }}
        onPointerMove={(event) => event.buttons > 0 && onSet(pressedAt(event))}
      >
        <FocusPoint {...focus} />
      </button>
    </div>
  );
}
