import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { PortfolioList } from './portfolio-list';
import { type PortfolioItem, portfolioSearch } from './resource';

const silk: PortfolioItem = {
  documentId: 'silk',
  revision: 1,
  title: 'Silk',
  category: '',
  year: null,
  cover: null,
  pictureCount: 0,
  filmCount: 0,
};

let total = 0;

beforeEach(() => {
  session.open('a token', 'amani');
  const answerTo = (query: string, page: number) => {
    if (query.startsWith('query Schedules')) return { schedules: [] };
    if (query.startsWith('query PortfolioOrder')) return { portfolioOrder: { version: 1, arranged: false } };
    const count = Math.min(100, total - (page - 1) * 100);
    const nodes = Array.from({ length: count }, (_, place) => ({ documentId: `${page}/${place}` }));
    return { portfolioItems_connection: { nodes, pageInfo: { pageCount: Math.ceil(total / 100) } } };
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      return Response.json({ data: answerTo(query, variables?.page) });
    }),
  );
});

async function selectEverything(matching: number) {
  total = matching;
  await renderScreen(
    <PortfolioList
      page={{ items: [silk], total, pageCount: 30 }}
      search={portfolioSearch.parse({})}
      onEdit={() => undefined}
      onCreate={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByLabelText('Select all on this page'));
  await screen.findByRole('button', { name: 'Move to...' });
  fireEvent.click(screen.getByRole('button', { name: `Select all ${total} items that match` }));
}

test('offers to move as many items as the CMS moves at once', async () => {
  await selectEverything(500);

  expect(await screen.findByText('All 500 items that match are selected.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Move to...' })).toBeDefined();
});

test('does not offer to move more, and explains why', async () => {
  await selectEverything(501);

  expect(
    await screen.findByText('All 501 items that match are selected. You can move up to 500 items at a time.'),
  ).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move to...' })).toBeNull());
});
