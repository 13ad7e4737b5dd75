import { afterEach, expect, test, vi } from 'vitest';
import { PARALLAX, parallaxShift, scrolledBeyondFoot } from './parallax';
import { unlessReducedMotion } from './reduced-motion';
import { scrollPercent, TAPE_TICKS_CM, tapeLabel } from './scroll-progress';
import { crossesLine } from './sound';
import { swipeDirection, swipingFinger } from './swipe';
import { TILT_DEGREES, tiltAngles } from './tilt';
import { activeItem } from './timeline-active';

test('Home: the scroll progress is capped at 100 percent', () => {
  expect(scrollPercent(50, 200)).toBe(25);
  expect(scrollPercent(260, 200)).toBe(100);
  expect(scrollPercent(-30, 200)).toBe(0);
});

test('a page that fits the window has not been scrolled', () => {
  expect(scrollPercent(0, 0)).toBe(0);
});

test('Home: the bar is labelled in cm with ticks every 10 percent', () => {
  expect(tapeLabel(36.6)).toBe('37 cm');
  expect(TAPE_TICKS_CM).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('Parallax: background 0.1, content 0.3, heading minus 0.2', () => {
  expect(parallaxShift(100, PARALLAX.background)).toBe(10);
  expect(parallaxShift(100, PARALLAX.content)).toBe(30);
  expect(parallaxShift(100, PARALLAX.heading)).toBe(-20);
  expect(parallaxShift(-40, PARALLAX.content)).toBe(0);
});

test('Parallax: a hero taller than the window rests until its foot is in sight', () => {
  const contentAt = (scrolled: number) =>
    parallaxShift(scrolledBeyondFoot(scrolled, 576, 360), PARALLAX.content);
  expect(contentAt(216)).toBe(0);
  expect(contentAt(316)).toBe(30);
});

test('Parallax: a hero that fits the window moves from the first pixel', () => {
  expect(scrolledBeyondFoot(10, 740, 800)).toBe(10);
});

test('Timeline: the lowest item within the upper 60 percent of the window is active', () => {
  expect(activeItem([-200, 100, 600, 601], 1000)).toBe(2);
  expect(activeItem([700, 900], 1000)).toBe(-1);
});

test('a swish sounds when a 100 px line is crossed, in either direction', () => {
  expect(crossesLine(99.5, 100.2)).toBe(true);
  expect(crossesLine(100.2, 99.5)).toBe(true);
  expect(crossesLine(101, 199)).toBe(false);
});

test('a card leans towards the pointer and never beyond its edge', () => {
  expect(tiltAngles({ x: 0.5, y: 0.5 })).toEqual({ x: -0, y: 0 });
  expect(tiltAngles({ x: 1, y: 0 })).toEqual({ x: TILT_DEGREES, y: TILT_DEGREES });
  expect(tiltAngles({ x: 3, y: 0.5 }).y).toBe(TILT_DEGREES);
});

test('a swipe is long and rather level', () => {
  expect(swipeDirection({ x: -80, y: 10 })).toBe('left');
  expect(swipeDirection({ x: 80, y: -20 })).toBe('right');
  expect(swipeDirection({ x: 20, y: 0 })).toBeUndefined();
  expect(swipeDirection({ x: 60, y: 70 })).toBeUndefined();
});

test('a finger that moves an enlarged picture does not swipe, nor do two', () => {
  expect(swipingFinger(['finger'], 1)).toBe('finger');
  expect(swipingFinger(['finger'], 2.5)).toBeUndefined();
  expect(swipingFinger(['finger', 'thumb'], 1)).toBeUndefined();
});

test('an effect runs unless the visitor prefers reduced motion, and follows a change of mind', () => {
  const reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced') ? reduced : Object.assign(new EventTarget(), { matches: true }),
  );
  vi.stubGlobal('navigator', {});
  const calls: string[] = [];
  const stop = unlessReducedMotion(() => {
    calls.push('begin');
    return () => calls.push('end');
  });
  const wish = (matches: boolean) => {
    reduced.matches = matches;
    reduced.dispatchEvent(new Event('change'));
  };
  wish(true);
  wish(false);
  expect(calls).toEqual(['begin', 'end', 'begin']);
  stop();
  wish(true);
  expect(calls).toEqual(['begin', 'end', 'begin', 'end']);
});

afterEach(() => vi.unstubAllGlobals());
