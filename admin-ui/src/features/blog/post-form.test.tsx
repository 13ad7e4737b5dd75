import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFile } from '../../media/check-file';
import { Unavailable } from '../../strapi/errors';
import { session } from '../../strapi/owner-session';
import { type StoredUpload, uploadMedia } from '../../strapi/upload-media';
import { renderScreen } from '../../testing/render-screen';
import type { Post } from './post';
import { PostForm } from './post-form';

vi.mock('../../strapi/upload-media');
vi.mock('../../media/check-file', { spy: true });

const row = {
  documentId: 'post1',
  revision: 4,
  title: 'Silk',
  slug: 'silk',
  content: 'Before.',
  excerpt: '',
  tags: [],
  publicationState: 'draft',
  date: '2026-04-01T10:00:00.000Z',
  listDate: '2026-04-01T10:00:00.000Z',
  image: null,
  searchTitle: null,
  searchDescription: null,
  previewPicture: null,
};
const post: Post = {
  ...row,
  tags: [],
  status: 'draft',
  state: 'draft',
  address: null,
  searchTitle: '',
  searchDescription: '',
  image: {
    documentId: 'file1',
    kind: 'image',
    url: '/uploads/cover.png',
    alt: 'Cover',
    width: 8,
    height: 8,
    copies: [],
  },
};

let saved: string[];

const content = () => screen.getByLabelText<HTMLTextAreaElement>(/^Content/);
const sources = () => screen.getAllByRole<HTMLImageElement>('img').map((image) => image.getAttribute('src'));
const png = (name: string) =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], name, { type: 'image/png' });
const drop = (name: string) =>
  fireEvent.drop(content(), { dataTransfer: { files: [png(name)], types: ['Files'] } });

/**
 * Drops a picture that takes time to convert.
 * @returns a function that ends the conversion
 */
function dropSlowly(name: string) {
  let makeReady = () => {};
  vi.mocked(checkFile).mockImplementationOnce(async (file) => {
    await new Promise<void>((resolve) => {
      makeReady = resolve;
    });
    return { problem: null, file, kind: 'image' };
  });
  drop(name);
  return () => act(async () => makeReady());
}

const pressUpdate = () => fireEvent.click(screen.getByRole('button', { name: 'Update Post' }));

async function insert() {
  fireEvent.click(await screen.findByRole('button', { name: 'Insert image' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Resolvers of the running uploads, by file name. */
const arrivals = new Map<string, (stored: StoredUpload) => void>();
const arrive = (name: string) => act(async () => arrivals.get(name)?.({ id: '7', url: `/uploads/${name}` }));

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  session.open('a token', 'amani');
  saved = [];
  arrivals.clear();
  vi.mocked(uploadMedia).mockImplementation(
    ({ file }) => new Promise((resolve) => arrivals.set(file.name, resolve)),
  );
  // jsdom lacks `execCommand`; this does what the form needs when it inserts a text.
  document.execCommand = (_command, _withUi, text = '') => {
    const field = content();
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    return field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    if (!query.startsWith('mutation UpdatePost')) return new Promise(() => undefined);
    saved.push(variables.data.content);
    return Response.json({
      data: { saved: { ...row, ...variables.data, tags: [], image: null, revision: 5 } },
    });
  });
});

/** Renders with portals, which tests disable by default, so that the dialog's form is outside the post's form. */
const open = () =>
  renderScreen(
    <MantineProvider env="default">
      <PostForm item={post} onClose={() => undefined} />
    </MantineProvider>,
  );

describe('An image in the text', () => {
  test('is inserted where it was dropped, and leaves the cover unchanged', async () => {
    await open();

    drop('a.png');
    await insert();
    expect(content().value).toContain('![Uploading a.png](uploading:');
    await arrive('a.png');

    expect(content().value).toContain('![](/uploads/a.png)');
    expect(sources()).toEqual(['/uploads/cover.png']);
  });

  test('inserted while a save waits for another image is waited for, too', async () => {
    await open();
    drop('a.png');
    await insert();
    pressUpdate();
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDefined();

    drop('b.png');
    await insert();
    await arrive('a.png');
    expect(saved).toEqual([]);

    await arrive('b.png');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toContain('/uploads/a.png');
    expect(saved[0]).toContain('/uploads/b.png');
    expect(saved[0]).not.toContain('uploading:');
  });

  test('that is still converting when Update is pressed prompts first, and is saved with the post', async () => {
    await open();
    const makeReady = dropSlowly('a.png');
    expect(await screen.findByRole('progressbar', { name: 'Uploading a.png' })).toBeDefined();

    pressUpdate();
    await makeReady();
    await insert();
    await arrive('a.png');

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toContain('/uploads/a.png');
  });

  test('with an open prompt is discarded only after a question', async () => {
    const { router } = await open();
    drop('a.png');
    await screen.findByRole('button', { name: 'Insert image' });

    router.history.push('/elsewhere');

    expect(await screen.findByText('Leave without saving?')).toBeDefined();
  });

  test('with an open prompt is not skipped by Ctrl-S', async () => {
    await open();
    drop('a.png');

    const button = await screen.findByRole('button', { name: 'Insert image' });
    fireEvent.keyDown(button, { key: 's', code: 'KeyS', ctrlKey: true });
    await insert();
    await arrive('a.png');

    expect(saved).toEqual([]);
  });

  test('that failed is inserted by another try', async () => {
    vi.mocked(uploadMedia).mockRejectedValueOnce(new Unavailable('Your site cannot be reached.'));
    await open();
    drop('a.png');
    await insert();

    expect((await screen.findByRole('alert')).textContent).toBe('Your site cannot be reached.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(arrivals.has('a.png')).toBe(true));
    await arrive('a.png');

    expect(content().value).toContain('![](/uploads/a.png)');
  });

  test('that is removed during its upload leaves the text as it was', async () => {
    await open();
    drop('a.png');
    await insert();
    await waitFor(() => expect(arrivals.has('a.png')).toBe(true));

    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));

    expect(content().value).toBe('Before.');
    expect(vi.mocked(uploadMedia).mock.lastCall?.[0].signal?.aborted).toBe(true);
  });

  test('is canceled when the form is left after a question', async () => {
    const { router } = await open();
    drop('a.png');
    await insert();
    await waitFor(() => expect(arrivals.has('a.png')).toBe(true));

    router.history.push('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Elsewhere');

    expect(vi.mocked(uploadMedia).mock.lastCall?.[0].signal?.aborted).toBe(true);
    expect(saved).toEqual([]);
  });
});
