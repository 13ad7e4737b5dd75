import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Unavailable } from '../../strapi/errors';
import { session } from '../../strapi/owner-session';
import { uploadMedia } from '../../strapi/upload-media';
import { renderScreen } from '../../testing/render-screen';
import { PictureBatchPanel } from './picture-batch-panel';
import { usePictureBatch } from './use-picture-batch';

vi.mock('../../strapi/upload-media');

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const files = ['a', 'b', 'c'].map((name) => new File([SIGNATURE], `${name}.png`));

function Batch() {
  const batch = usePictureBatch();
  return (
    <>
      <button type="button" onClick={() => batch.add(files)}>
        Choose
      </button>
      <PictureBatchPanel batch={batch} onMore={() => undefined} onOpen={() => undefined} />
    </>
  );
}

/** Requests that create or change a piece. */
const saves: { query: string; variables: { data: object } }[] = [];
let answers: (() => Response)[] = [];
const stored = { documentId: 'story', revision: 1, title: 'Silk', category: null, image: null, frames: [] };

beforeEach(() => {
  session.open('a token', 'amani');
  saves.length = 0;
  answers = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const request = JSON.parse(body);
      saves.push(request);
      return answers.shift()?.() ?? Response.json({ data: { saved: stored } });
    }),
  );
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  vi.mocked(uploadMedia).mockReset();
  vi.mocked(uploadMedia).mockImplementation(async ({ file }) => ({ id: file.name, url: `/${file.name}` }));
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function beginStory() {
  await renderScreen(<Batch />);
  press('Choose');
  await screen.findByRole('button', { name: 'Add 3 images' });
  fireEvent.click(screen.getByLabelText('One story'));
  fireEvent.change(screen.getByLabelText(/^Title of the story/), { target: { value: ' Silk ' } });
}

const framesOf = (...names: string[]) => names.map((file) => ({ file, poster: null, captions: null }));

test('files of a story become one piece in the chosen order', async () => {
  await beginStory();
  press('Move c.png up');
  press('Add the story');

  await screen.findByText('Story added');
  expect(saves).toHaveLength(1);
  expect(saves[0]?.variables.data).toMatchObject({
    title: 'Silk',
    category: null,
    image: 'a.png',
    frames: framesOf('c.png', 'b.png'),
    uploadKey: expect.stringMatching(/^[\w-]{16,64}$/),
  });
});

test('a story waits for a failed file, which is tried again alone', async () => {
  vi.mocked(uploadMedia).mockImplementationOnce(async () =>
    Promise.reject(new Unavailable('The line broke.')),
  );
  await beginStory();
  press('Add the story');

  await screen.findByText('1 file was not uploaded.');
  expect(screen.getByText('The line broke.')).toBeDefined();
  expect(saves).toEqual([]);
  press('Try again');

  await screen.findByText('Story added');
  expect(uploadMedia).toHaveBeenCalledTimes(4);
  expect(saves[0]?.variables.data).toMatchObject({ image: 'a.png', frames: framesOf('b.png', 'c.png') });
});

test('a story is added without failed files once the owner says so', async () => {
  vi.mocked(uploadMedia).mockImplementationOnce(async () =>
    Promise.reject(new Unavailable('The line broke.')),
  );
  await beginStory();
  press('Add the story');
  await screen.findByText('1 file was not uploaded.');
  press('Add the story without it');

  await screen.findByText('Story added');
  expect(saves[0]?.variables.data).toMatchObject({ image: 'b.png', frames: framesOf('c.png') });
});

test('a story whose answer was lost is stored once, with the current files', async () => {
  answers = [() => new Response('', { status: 503 })];
  await beginStory();
  press('Add the story');
  await screen.findByText('Failed to add the story');
  press('Try again');

  await screen.findByText('Story added');
  const [first, second, change] = saves.map(({ variables: { data } }) => data);
  expect(second).toEqual(first);
  expect(change).toMatchObject({ image: 'a.png', frames: framesOf('b.png', 'c.png'), revision: 1 });
  await waitFor(() => expect(uploadMedia).toHaveBeenCalledTimes(3));
});

test('a story needs a title', async () => {
  await beginStory();
  fireEvent.change(screen.getByLabelText(/^Title of the story/), { target: { value: ' ' } });
  press('Add the story');

  await screen.findByText('Please enter a title');
  expect(uploadMedia).not.toHaveBeenCalled();
});

test('separate pieces get the year of all and their own descriptions', async () => {
  await renderScreen(<Batch />);
  press('Choose');
  await screen.findByRole('button', { name: 'Add 3 images' });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Year for all', '20');
  press('Add 3 images');
  expect(uploadMedia).not.toHaveBeenCalled();

  type('Year for all', '2019');
  type('Description of b.png', 'At dusk');
  for (const name of ['a', 'b', 'c']) type(`Title of ${name}.png`, `Silk ${name}`);
  press('Add 3 images');

  const created = () => saves.filter(({ query }) => query.startsWith('mutation Create'));
  await waitFor(() => expect(created()).toHaveLength(3));
  const sent = created().map(({ variables }) => variables.data as { year: number; description: string });
  expect(sent.map(({ year }) => year)).toEqual([2019, 2019, 2019]);
  expect(sent.map(({ description }) => description).sort()).toEqual(['At dusk', null, null]);
});

const pick = (...names: string[]) =>
  names.forEach(
    (name) => void fireEvent.click(screen.getByRole('checkbox', { name: `${name} for a story` })),
  );
/** Pieces as they were first sent. */
const created = () =>
  saves
    .filter(({ query }) => query.startsWith('mutation Create'))
    .map(({ variables }) => variables.data as { title: string; image: string; frames: object[] });

async function pickStory() {
  await renderScreen(<Batch />);
  press('Choose');
  await screen.findByRole('button', { name: 'Add 3 images' });
  fireEvent.change(screen.getByLabelText('Title of b.png'), { target: { value: 'Silk alone' } });
  fireEvent.change(screen.getByLabelText('Description of a.png'), { target: { value: 'At dusk' } });
  pick('c.png', 'a.png');
  press('Make one story of these 2');
}

test('picked pictures become a story in the order of the picks, and the others separate pieces', async () => {
  await pickStory();
  const title = screen.getByLabelText(/^Title of the story/);
  expect(document.activeElement).toBe(title);
  fireEvent.change(title, { target: { value: 'Silk' } });
  press('Add 3 images');

  await screen.findByRole('button', { name: 'Describe its images' });
  await waitFor(() => expect(created()).toHaveLength(2));
  expect(created().find(({ image }) => image === 'c.png')).toMatchObject({
    title: 'Silk',
    description: 'At dusk',
    frames: framesOf('a.png'),
  });
  expect(created().find(({ image }) => image === 'b.png')).toMatchObject({ title: 'Silk alone', frames: [] });
});

test('a story can be separated again, with the words that were typed before', async () => {
  await pickStory();
  expect(screen.queryByLabelText('Description of a.png')).toBeNull();
  press('Separate again');

  expect(screen.getByLabelText<HTMLInputElement>('Description of a.png').value).toBe('At dusk');
  expect(screen.queryByLabelText(/^Title of the story/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Make one story of these 2' })).toBeDefined();
});

test('a failed file of a picked story keeps its place when it is tried again', async () => {
  vi.mocked(uploadMedia).mockImplementation(async ({ file }) => {
    if (file.name !== 'a.png') return { id: file.name, url: `/${file.name}` };
    vi.mocked(uploadMedia).mockImplementation(async (sent) => ({ id: sent.file.name, url: '/' }));
    throw new Unavailable('The line broke.');
  });
  await pickStory();
  fireEvent.change(screen.getByLabelText(/^Title of the story/), { target: { value: 'Silk' } });
  press('Add 3 images');
  await screen.findByText('1 file was not uploaded.');
  await waitFor(() => expect(created().map(({ image }) => image)).toEqual(['b.png']));
  press('Try again');

  await waitFor(() => expect(created()).toHaveLength(2));
  expect(created()[1]).toMatchObject({ image: 'c.png', frames: framesOf('a.png') });
});

test('a story with too many frames is refused with the limit', async () => {
  files.push(...Array.from({ length: 30 }, (_, at) => new File([SIGNATURE], `more-${at}.png`)));
  await renderScreen(<Batch />);
  press('Choose');
  files.splice(3);
  await screen.findByText('Add 33 images');
  fireEvent.click(screen.getByLabelText('One story'));

  await screen.findByText('A story has at most 30 frames.');
  expect(screen.queryByLabelText(/^Title of the story/)).toBeNull();
});
