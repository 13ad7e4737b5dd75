import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { CameFromLinks, cameFrom } from './came-from';
import { cameFromWording } from './wording';

afterEach(() => vi.unstubAllGlobals());

test('names known links and networks, and shows others as they are', () => {
  expect(cameFromWording.sentence('comp-card')).toBe('Came from the comp card');
  expect(cameFromWording.sentence('news.example.org')).toBe('Came from news.example.org');
  expect(cameFromWording.sentence('constructor')).toBe('Came from constructor');
  expect(cameFromWording.sentence(null)).toBe('');
});

test('filters by one place, or by all that have no name here', () => {
  expect(cameFrom(undefined)).toBeUndefined();
  expect(cameFrom('instagram')).toEqual({ cameFrom: { eq: 'instagram' } });
  expect(cameFrom('other')).toEqual({
    cameFrom: { notIn: expect.arrayContaining(['instagram', 'comp-card']), notNull: true },
  });
});

test('copies a link to the site that names its place', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  await renderScreen(<CameFromLinks />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy for Instagram bio' }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/?from=instagram`);
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeDefined();
});
