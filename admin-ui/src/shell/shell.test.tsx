import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { Shell } from './shell';

test('the menu leaves out the pages that the owner does not use', async () => {
  const nothing = () => undefined;
  const palette = { query: '', onQuery: nothing, isSearching: false, groups: [] };
  await renderScreen(
    <Shell
      siteTitle="Amani Kito"
      unused={['/blog', '/events']}
      waiting={{}}
      palette={palette}
      onLogout={nothing}
      leaving={false}
    >
      Content
    </Shell>,
  );
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toContain('Projects');
  expect(links).not.toContain('Blog');
  expect(links).not.toContain('Events');
});
