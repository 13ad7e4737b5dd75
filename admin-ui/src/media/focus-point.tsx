import type { MouseEvent } from 'react';
import type { Focus } from '../strapi/media-file';
import classes from './focus-point.module.css';

export const toPercent = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** Where on an element it was pressed, in whole percent from its left and top; its edge when outside. */
export function pressedAt({ currentTarget, clientX, clientY }: MouseEvent): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: toPercent((100 * (clientX - left)) / width),
    y: toPercent((100 * (clientY - top)) / height),
  };
}

/** The mark of a focus, on what is as large as its picture and positioned. */
export function FocusPoint({ x, y }: Focus) {
  return <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} />;
}
