import type { MouseEvent } from 'react';
import type { Focus } from '../strapi/media-file';
import classes from './focus-point.module.css';

export const toPercent = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

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
