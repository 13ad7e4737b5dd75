import type { KeyboardEvent, MouseEvent } from 'react';
import type { Focus } from '../strapi/media-file';
import classes from './focus-point.module.css';
import { wording } from './wording';

const toPercent = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** Returns the pressed point of an element, in whole percent from left and top. Points outside move to the edge. */
export function pressedAt({ currentTarget, clientX, clientY }: MouseEvent): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: toPercent((100 * (clientX - left)) / width),
    y: toPercent((100 * (clientY - top)) / height),
  };
}

/** Marks the focus on a positioned element of the picture's size. */
export function FocusPoint({ x, y }: Focus) {
  return <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />;
}

/** Percent per press of an arrow key. */
const STEP = 2;
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocusPictureProps {
  src: string;
  alt: string;
  focus: Focus;
  onSet: (focus: Focus) => void;
}

/** Shows the whole picture with its focus point, which is tapped, dragged or moved by arrow keys. */
export function FocusPicture({ src, alt, focus, onSet }: FocusPictureProps) {
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    onSet({ x: toPercent(focus.x + by[0]), y: toPercent(focus.y + by[1]) });
  };
  return (
    <div className={classes.picture}>
      <img src={src} alt={alt} draggable={false} />
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
