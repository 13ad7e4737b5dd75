import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { filmBytes, mov, mp4, pictures } from '../../../../cms/tests/support/film-examples';
import { firstPoster } from '../../media/film-poster';
import { heicToJpeg } from '../../media/heic';
import { session } from '../../strapi/owner-session';
import { fileNumber, uploadMedia } from '../../strapi/upload-media';
import { renderScreen } from '../../testing/render-screen';
import { FileActions } from './file-actions';
import type { MediaEntry } from './media-entry';

vi.mock('../../strapi/upload-media');
vi.mock('../../media/film-poster', () => ({ firstPoster: vi.fn() }));
vi.mock('../../media/heic', async (original) => ({ ...(await original<object>()), heicToJpeg: vi.fn() }));

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const film = new File([filmBytes(mp4())], 'walk.mp4', { type: 'video/mp4' });
const hevc = new File([filmBytes(mov(pictures('hvc1')))], 'IMG_2034.MOV', { type: 'video/quicktime' });
const ofPhone = new File([bytes('\0\0\0\x18ftypheic\0\0\0\0')], 'IMG_2034.HEIC', { type: 'image/heic' });
const jpeg = new File([bytes('\xff\xd8\xff\xe0')], 'IMG_2034.jpg', { type: 'image/jpeg' });
const text = new File(['Notes.'], 'notes.txt', { type: 'text/plain' });

async function openPicker(kind: 'image' | 'video') {
  const entry = { documentId: 'file1', alternativeText: 'Silk', uses: [], file: { kind } };
  const { container } = await renderScreen(
    <FileActions entry={entry as unknown as MediaEntry} onDone={() => undefined} />,
  );
  return container.querySelector('input[type=file]');
}

async function replace(kind: 'image' | 'video', file: File) {
  const picker = await openPicker(kind);
  if (picker) fireEvent.change(picker, { target: { files: [file] } });
}

/** Answers the question about what still fits, after `change`. */
async function answer(change: (dialog: ReturnType<typeof within>) => void = () => undefined) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace this file?' }));
  change(dialog);
  fireEvent.click(dialog.getByRole('button', { name: 'Replace file' }));
}

const sent = () => vi.mocked(uploadMedia).mock.lastCall?.[0];

beforeEach(() => {
  vi.clearAllMocks();
  notifications.clean();
  session.open('a token', 'amani');
  vi.mocked(uploadMedia).mockResolvedValue({ id: 'new-file', url: '/uploads/anew' });
  vi.mocked(fileNumber).mockResolvedValue('7');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

test('a film is replaced by a film, under the upload limit for films', async () => {
  await replace('video', film);
  await answer();

  await waitFor(() => expect(sent()).toMatchObject({ purpose: 'project' }));
  expect(sent()?.file).toBe(film);
});

test.each([
  ['a film', 'video', film, 'Keep the captions. Otherwise they are removed; History has them.'],
  ['an image', 'image', jpeg, 'Keep the focal point. Otherwise the middle of the image stays in view.'],
] as const)('the owner says what of %s still fits the new file', async (_what, kind, file, keep) => {
  const poster = new File(['poster'], 'walk-poster.jpg', { type: 'image/jpeg' });
  vi.mocked(firstPoster).mockResolvedValue(poster);
  const saved = vi.fn();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    saved(JSON.parse(body).variables);
    return Response.json({ data: { saved: null } });
  });
  await replace(kind, file);
  await answer((dialog) => {
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Beads' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: keep }));
  });

  await waitFor(() => expect(saved).toHaveBeenCalled());
  const isFilm = kind === 'video';
  expect(saved.mock.calls[0]?.[0]).toEqual({
    documentId: 'file1',
    upload: 7,
    alternativeText: 'Beads',
    keepsCaptions: isFilm,
    keepsFocalPoint: !isFilm,
    ...(isFilm && { poster: 7 }),
  });
});

test('a film may be chosen as MP4, MOV or WEBM', async () => {
  const accepted = (await openPicker('video'))?.getAttribute('accept')?.split(',');

  expect(accepted).toEqual(expect.arrayContaining(['.mp4', '.mov', '.webm']));
});

test('a film with HEVC is refused before it is sent', async () => {
  await replace('video', hevc);

  expect(await screen.findByText(/^This film uses HEVC/)).toBeDefined();
  expect(uploadMedia).not.toHaveBeenCalled();
});

test("a phone's picture is converted before it replaces another", async () => {
  vi.mocked(heicToJpeg).mockResolvedValue(jpeg);

  await replace('image', ofPhone);
  await answer();

  await waitFor(() => expect(sent()?.file).toBe(jpeg));
});

test('an unusable file is refused with the reason before it is sent', async () => {
  await replace('image', text);

  expect(await screen.findByText('Only image or video files are allowed')).toBeDefined();
  expect(uploadMedia).not.toHaveBeenCalled();
});

test('a deleted file can be restored from its toast', async () => {
  const restored = vi.fn();
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    if (query.includes('restoreFromBin')) {
      restored(variables.id);
      return Response.json({ data: { restoreFromBin: { documentId: 'upload1' } } });
    }
    if (query.includes('NewestInBin')) {
      const entries = [
        { id: 9, contentType: 'api::project.project' },
        { id: 8, contentType: 'plugin::upload.file' },
      ];
      return Response.json({ data: { bin: { entries } } });
    }
    return Response.json({ data: { deleteMediaFile: true } });
  });
  const entry = { documentId: 'file1', name: 'walk.jpg', uses: [], file: { kind: 'image' } };
  await renderScreen(<FileActions entry={entry as unknown as MediaEntry} onDone={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete file' }));
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('File deleted successfully');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('File restored successfully');
  expect(restored).toHaveBeenCalledExactlyOnceWith(8);
});
