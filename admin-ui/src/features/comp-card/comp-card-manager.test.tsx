import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { compCardSearch } from './comp-card';
import { CompCardManager } from './comp-card-manager';

const image = (documentId: string) => ({
  documentId,
  url: `/uploads/${documentId}.jpg`,
  mime: 'image/jpeg',
  alternativeText: null,
  width: 2000,
  height: 3000,
  formats: null,
  focalPoint: null,
});
const card = {
  documentId: 'card',
  revision: 1,
  pictures: [{ focalX: 50, focalY: 50, image: image('silk') }],
};

let picturesLeft: string[] = [];

beforeEach(() => {
  picturesLeft = [];
  localStorage.clear();
  session.open('a token', 'amani');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) =>
      Response.json({
        data: {
          found: body.includes('StoredCompCard')
            ? card
            : body.includes('PicturesLeft')
              ? { picturesLeft }
              : null,
        },
      }),
    ),
  );
});

test('searching for another image keeps the unsaved card without a question', async () => {
  const { router } = await renderScreen(
    <CompCardManager search={compCardSearch.parse({})} setSearch={() => undefined} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove silk.jpg' }));
  await screen.findByText(/^No images yet/);

  router.history.push('/?page=2');

  await waitFor(() => expect(router.state.location.search).toEqual({ page: 2 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a card without images says what to do instead of asking for a preview', async () => {
  await renderScreen(<CompCardManager search={compCardSearch.parse({})} setSearch={() => undefined} />);
  expect((await screen.findByRole('img', { name: /^Both sides/ })).getAttribute('src')).toMatch(/silk\.jpg/);

  fireEvent.click(screen.getByRole('button', { name: 'Remove silk.jpg' }));

  await screen.findByText('Choose the front image to see the card.');
  expect(screen.queryByRole('img', { name: /^Both sides/ })).toBeNull();
});

test('an image that has left the portfolio is marked', async () => {
  picturesLeft = ['silk'];
  await renderScreen(<CompCardManager search={compCardSearch.parse({})} setSearch={() => undefined} />);
  await screen.findByText(/^This image is no longer in the portfolio or the digitals\./);
});
