import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SingleForm } from '../../resource/single-form';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { measurements } from './resource';
import { wording } from './wording';

beforeEach(() => {
  localStorage.clear();
  session.open('a token', 'amani');
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const offers = () => screen.queryAllByRole('button', { name: /^Use / }).map(({ textContent }) => textContent);

test('typing a value offers the other unit, and never overwrites it', async () => {
  const line = { label: 'Chest', onBiography: true, onRateCard: true, onCompCard: true };
  const found = {
    documentId: 'a',
    revision: 1,
    measuredOn: null,
    lines: [{ ...line, metric: null, imperial: null }],
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ data: { found } })),
  );
  await renderScreen(<SingleForm of={measurements} words={wording} />);
  await screen.findByLabelText('Metric');
  expect(offers()).toEqual([]);
  type('Metric', '96 cm');
  expect(offers()).toEqual(['Use 38"']);
  fireEvent.click(screen.getByRole('button', { name: 'Use 38"' }));
  expect(field('Imperial or words').value).toBe('38"');
  expect(document.activeElement).toBe(field('Imperial or words'));
  type('Metric', '101 cm');
  expect(offers()).toEqual([]);
  expect(field('Imperial or words').value).toBe('38"');
  type('Imperial or words', '');
  type('Metric', '39 EU');
  expect(offers()).toEqual([
    'Use 8 US (women’s)',
    'Use 6 UK (women’s)',
    'Use 6.5 US (men’s)',
    'Use 5.5 UK (men’s)',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Use 8 US (women’s)' }));
  expect(field('Imperial or words').value).toBe('8 US');
});
