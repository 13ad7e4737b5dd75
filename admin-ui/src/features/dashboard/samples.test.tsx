import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../../cms/src/shared/days';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { Samples } from './samples';

const none = { left: [], edited: [], removed: 0, restorableUntil: null, keptFromSearch: false };
const page = (contentType: string) => ({ contentType, count: 1 });

let samples: object;
const sent = vi.fn();

beforeEach(() => {
  session.open('a token', 'amani');
  sent.mockClear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query } = JSON.parse(body);
      if (query.startsWith('query')) return Response.json({ data: { samples } });
      const name = query.includes('removeSamples') ? 'removeSamples' : 'bringSamplesBack';
      sent(name);
      const restorableUntil = new Date(Date.now() + 30 * DAY_MS - 1000).toISOString();
      samples = name === 'removeSamples' ? { ...none, removed: 22, restorableUntil } : none;
      return Response.json({ data: { [name]: { removed: 22 } } });
    }),
  );
});

test('lists what is left by kind and names what was changed', async () => {
  samples = {
    ...none,
    left: [
      { contentType: 'api::portfolio-item.portfolio-item', count: 14 },
      { contentType: 'api::event.event', count: 1 },
      page('api::hero.hero'),
      page('api::settings.settings'),
    ],
    edited: [
      { contentType: 'api::blog-post.blog-post', title: 'My first walk', sampleFields: [] },
      { contentType: 'api::digital-set.digital-set', title: null, sampleFields: [] },
    ],
    keptFromSearch: true,
  };
  await renderScreen(<Samples />);
  await screen.findByText(
    'This site still shows an invented model: 14 portfolio pieces, 1 event and 2 pages.',
  );
  screen.getByText('You have changed “My first walk” and “Digital set”. These stay.');
  screen.getByText('Search engines are kept out until you enter your name in Settings.');
});

test('names what a changed page still has of the sample', async () => {
  const sampleFields = ['Badge', 'Image'];
  samples = { ...none, edited: [{ contentType: 'api::hero.hero', title: null, sampleFields }] };
  await renderScreen(<Samples />);
  await screen.findByText('“First screen” still has “Badge” and “Image” of the sample.');
});

test('removes the samples after a confirmation and brings them back', async () => {
  samples = { ...none, left: [{ contentType: 'api::blog-post.blog-post', count: 6 }] };
  await renderScreen(<Samples />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the samples' }));
  await screen.findByText(/^Unchanged items move to the bin with their images\./);
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Bring the samples back' }));
  screen.getByText('You have removed samples, and can bring them back for 30 days.');
  await waitFor(() => expect(screen.queryByText('Samples')).toBeNull());
  expect(sent.mock.calls).toEqual([['removeSamples'], ['bringSamplesBack']]);
});

test('shows nothing on a site without samples', async () => {
  samples = none;
  const { container } = await renderScreen(<Samples />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(container.textContent).not.toContain('Samples');
});
