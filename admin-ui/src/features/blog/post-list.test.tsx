import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Editor } from '../../kit/form/editing';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { type BlogSearch, blogSearch } from './blog';
import type { Post } from './post';
import { PostsPanel } from './post-list';

const post = (title: string, publicationState: 'draft' | 'published') => ({
  documentId: title,
  revision: 1,
  title,
  slug: title.toLowerCase(),
  content: 'Cloth',
  publicationState,
  listDate: '2026-11-20T09:00:00.000Z',
});

beforeEach(() => {
  session.open('a token', 'amani');
  const stored = [post('Silk', 'published'), post('Linen', 'draft')];
  const answerTo = (query: string, isPublished?: boolean) => {
    if (query.startsWith('query KeptViews')) return { keptViews: [] };
    if (query.startsWith('query Schedules')) return { schedules: [] };
    const nodes = stored.filter(
      ({ publicationState }) =>
        isPublished === undefined || isPublished === (publicationState === 'published'),
    );
    return { found: { nodes, pageInfo: { total: nodes.length, pageCount: 1 } } };
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      return Response.json({ data: answerTo(query, variables.isPublished) });
    }),
  );
});

function Panel() {
  const [search, setSearch] = useState<BlogSearch>(blogSearch.parse({}));
  return (
    <PostsPanel
      search={search}
      setSearch={(changes) => setSearch((before) => ({ ...before, ...changes }))}
      editor={{} as Editor<Post>}
    />
  );
}

test('the filter shows only drafts', async () => {
  await renderScreen(<Panel />);
  await screen.findByRole('heading', { name: 'Silk' });

  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'draft' } });

  expect(await screen.findByText('1 post')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Linen' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Silk' })).toBeNull();
});

test("the card of a published post links to its page, and a draft's card has no link", async () => {
  await renderScreen(<Panel />);

  const link = await screen.findByRole('link', { name: 'View Silk' });

  expect(link.getAttribute('href')).toBe('/blog/silk');
  expect(screen.queryByRole('link', { name: 'View Linen' })).toBeNull();
});

test('all posts of the page are deleted together, and Undo shows them again', async () => {
  await renderScreen(<Panel />);

  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  fireEvent.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('“Silk”, “Linen”')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Silk' })).toBeNull());

  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('heading', { name: 'Silk' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Select Silk' })).toHaveProperty('checked', false);
});
