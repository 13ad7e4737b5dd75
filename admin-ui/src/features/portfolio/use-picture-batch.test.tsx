import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { type StoredUpload, uploadMedia } from '../../strapi/upload-media';
import { renderScreen } from '../../testing/render-screen';
import { usePictureBatch } from './use-picture-batch';

vi.mock('../../strapi/upload-media');

const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'silk.png');

function Batch({ files = [png] }: { files?: File[] }) {
  const batch = usePictureBatch();
  return (
    <>
      <button type="button" onClick={() => batch.add(files)}>
        Choose
      </button>
      <button type="button" onClick={() => batch.start()}>
        Start
      </button>
      {batch.pictures.map(({ key, state }) => (
        <p key={key}>{state}</p>
      ))}
    </>
  );
}

let arrive: (stored: StoredUpload) => void;
const asked = vi.fn(async () => Response.json({ data: { saved: null } }));

beforeEach(() => {
  session.open('a token', 'amani');
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.mocked(uploadMedia)
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
});

test('a picture still uploading when the page is left does not become an item', async () => {
  const { router } = await renderScreen(<Batch />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await screen.findByText('ready');
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(uploadMedia).toHaveBeenCalled());

  router.history.push('/elsewhere');
  await screen.findByText('Elsewhere');
  await act(async () => arrive({ id: '7', url: '/uploads/silk.png' }));

  expect(asked).not.toHaveBeenCalled();
});

test('a retry after a lost response does not repeat the upload', async () => {
  asked.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await renderScreen(<Batch />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await screen.findByText('ready');
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(uploadMedia).toHaveBeenCalled());
  await act(async () => arrive({ id: '7', url: '/uploads/silk.png' }));
  await screen.findByText('failed');

  asked.mockImplementation(async () =>
    Response.json({ data: { saved: { documentId: 'a', title: 'Silk' } } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));

  await screen.findByText('saved');
  expect(uploadMedia).toHaveBeenCalledTimes(1);
});

test('pictures with the names of a camera are added only after a question', async () => {
  const unclear = new File([await png.arrayBuffer()], 'image.png');
  await renderScreen(<Batch files={[png, unclear]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(screen.getAllByText('ready')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText(/“Image” does not tell them what it shows/);
  expect(uploadMedia).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Add anyway' }));

  await waitFor(() => expect(uploadMedia).toHaveBeenCalledTimes(2));
});
