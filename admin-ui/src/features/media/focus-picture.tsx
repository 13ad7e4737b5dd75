import type { KeyboardEvent } from 'react';
import { FocusPoint, pressedAt, toPercent } from '../../media/focus-point';
import { copyFor, type Focus, type MediaFile } from '../../strapi/media-file';
import classes from './media.module.css';
import { wording } from './wording';

/** Width of the picture above the form in device pixels. */
const SHOWN_PIXELS = 1000;
/** Percent per press of an arrow key. */
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

/** Shows the whole picture with its focus point, which is tapped, dragged or moved by arrow keys. */
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
