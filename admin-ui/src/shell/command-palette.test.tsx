import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { CommandPalette, openPalette } from './command-palette';

// The palette scrolls to the selected entry; jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

/** A palette whose content arrives on demand. */
function Palette({ onOpen }: { onOpen: () => void }) {
  const [query, onQuery] = useState('');
  const [isSearching, setSearching] = useState(true);
  const entry = { id: 'a', label: 'Amani Otieno', keywords: query, onClick: onOpen };
  const groups = isSearching ? [] : [{ group: 'Volunteers', actions: [entry] }];
  return (
    <>
      <button type="button" onClick={() => setSearching(false)}>
        Arrive
      </button>
      <CommandPalette
        query={query}
        onQuery={onQuery}
        isSearching={isSearching}
        groups={groups}
        onLogout={() => undefined}
      />
    </>
  );
}

test('selects content that is the only match when it arrives, and opens it with Enter', async () => {
  const onOpen = vi.fn();
  await renderScreen(<Palette onOpen={onOpen} />);
  act(openPalette);
  const field = await screen.findByLabelText('Search pages, actions and content');
  fireEvent.change(field, { target: { value: 'Amani' } });
  expect(screen.queryByText('Nothing found')).toBeNull();

  fireEvent.click(screen.getByText('Arrive'));
  const found = await screen.findByRole('button', { name: 'Amani Otieno' });
  await waitFor(() => expect(found.hasAttribute('data-selected')).toBe(true));
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });

  expect(onOpen).toHaveBeenCalledTimes(1);
});

test.each([
  ['hide', 'Pages'],
  ['backup', 'Dashboard'],
  ['samples', 'Dashboard'],
  ['time zone', 'Settings'],
  ['currency', 'Settings'],
  ['notifications', 'Settings'],
])('finds a page by the everyday word %s', async (word, page) => {
  await renderScreen(<Palette onOpen={vi.fn()} />);
  act(openPalette);
  const field = await screen.findByLabelText('Search pages, actions and content');
  fireEvent.change(field, { target: { value: word } });
  expect(await screen.findByRole('button', { name: page })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Media' })).toBeNull();
});
