import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { PortfolioManager } from './portfolio-manager';
import { portfolioSearch } from './resource';

test('accepts files dropped anywhere on the page', async () => {
  session.open('a token', 'amani');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
  await renderScreen(<PortfolioManager search={portfolioSearch.parse({})} setSearch={() => undefined} />);

  const files = [new File(['Notes.'], 'notes.txt', { type: 'text/plain' })];
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files, types: ['Files'] } });

  expect(await screen.findByText('1 file cannot be used.')).toBeDefined();
});
