// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Film } from '../../pictures/film';
import { FilmPlayer } from './film-player';

const film: Film = {
  src: '/uploads/walk.mp4',
  mime: 'video/mp4',
  description: 'Walk',
  megabytes: 12,
  width: 1080,
  height: 1920,
  seconds: 6,
  poster: { src: '/uploads/poster.jpg', width: 1600, height: 900, alt: '' },
  captions: { src: '/uploads/walk.vtt', language: 'sw' },
};

/** Shows films, and plays all of them. */
function play(...films: Film[]) {
  const { container } = render(
    films.map((one) => <FilmPlayer key={one.src} film={one} sizes="100vw" buttonClassName="" />),
  );
  for (const button of screen.getAllByRole('button', { name: /^Play/ })) fireEvent.click(button);
  return container;
}
const playing = (container: HTMLElement) => container.querySelectorAll<HTMLVideoElement>('video[autoplay]');

test('a film that starts pauses the others', () => {
  const container = play(film, { ...film, src: '/uploads/turn.mp4' });
  const [first, second] = playing(container);
  if (!first || !second) throw new Error('Two films are shown');
  const pauses = [vi.spyOn(first, 'pause'), vi.spyOn(second, 'pause')];
  fireEvent.play(second);
  expect(pauses.map((pause) => pause.mock.calls.length)).toEqual([1, 0]);
});

test('a film has its own shape, not that of its poster', () => {
  const { container } = render(<FilmPlayer film={film} sizes="100vw" buttonClassName="" />);
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--ratio')).toBe('0.563');
});

test('captions are announced in their language', () => {
  const track = playing(play(film))[0]?.querySelector('track');
  expect([track?.srclang, track?.label]).toEqual(['sw', 'Swahili']);
});
