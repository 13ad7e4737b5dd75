import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../strapi/errors';
import { session } from '../../strapi/owner-session';
import { describeMedia, type StoredUpload, uploadMedia } from '../../strapi/upload-media';
import { renderScreen } from '../../testing/render-screen';
import { PageForm } from './page-form';
import { SITE_PAGES } from './site-pages';

vi.mock('../../strapi/upload-media');

const file = (documentId: string) => ({
  documentId,
  url: `/uploads/${documentId}.jpg`,
  mime: 'image/jpeg',
  alternativeText: null,
  width: 800,
  height: 600,
  formats: null,
  focalPoint: null,
});

/** What the CMS returns for the ids of a save. */
const fileOf = (id: string | null) => id && file(id);

const hero = {
  documentId: 'hero',
  revision: 3,
  tagline: 'Model',
  badge: 'Finalist',
  experience: 'Nine years',
  finalistLine: 'A finalist',
  professions: [],
  image: file('wide'),
  portraitImage: file('tall'),
  shareImage: null,
};
const roles = {
  documentId: 'roles',
  revision: 1,
  profiles: [
    { title: 'Judge', summary: null, text: 'Scores', image: file('judging') },
    { title: 'Instructor', summary: null, text: 'Teaches', image: null },
  ],
};
const initiative = {
  documentId: 'initiative',
  revision: 1,
  name: 'Endeleza',
  slug: 'our-voices',
  eyebrow: null,
  theme: 'Rise',
  teaser: 'Teaser',
  about: 'About',
  mission: 'Mission',
  vision: 'Vision',
  objectives: [],
  endGoal: 'Goal',
  impactFigures: [],
  programmes: [],
  images: [file('one'), file('two'), file('three')],
};

const saved: Record<string, unknown>[] = [];

/** Stored descriptions by documentId. */
const descriptions = new Map<string, object>();
const described = (row: object): object =>
  JSON.parse(JSON.stringify(row), (_name, value) =>
    descriptions.has(value?.documentId) ? { ...value, ...descriptions.get(value.documentId) } : value,
  );

/** @param answer returns what a save changes in the stored row */
function serve(row: object, answer: (data: never) => object) {
  let stored = row;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    if (!query.startsWith('mutation')) return Response.json({ data: { found: described(stored) } });
    saved.push(variables.data);
    stored = { ...stored, ...answer(variables.data as never), revision: variables.data.revision + 1 };
    return Response.json({ data: { saved: described(stored) } });
  });
}

const png = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'new.png', { type: 'image/png' });
const place = (name: string, inside: HTMLElement = document.body) =>
  within(within(inside).getByRole('group', { name }));
const part = (name: string) => screen.getByRole('listitem', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Pastes an image in its place, which is empty. */
const pasteIn = (empty: ReturnType<typeof place>) =>
  fireEvent.paste(empty.getByRole('button', { name: 'Choose a file' }), {
    clipboardData: { files: [png()], types: ['Files'] },
  });

async function saves(times: number) {
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(times));
  // The form follows the answer.
  await screen.findByRole('button', { name: 'Save' });
  return saved.at(-1);
}

beforeEach(() => {
  localStorage.clear();
  session.open('a token', 'amani');
  saved.length = 0;
  vi.clearAllMocks();
  vi.mocked(uploadMedia).mockResolvedValue({ id: 'new', url: '/uploads/new.png' });
  descriptions.clear();
  vi.mocked(describeMedia).mockImplementation(async ({ id, alt, focus }) => {
    descriptions.set(id, { alternativeText: alt, focalPoint: focus });
  });
});

async function openHero() {
  serve(hero, ({ image, portraitImage }: { image: string | null; portraitImage: string | null }) => ({
    image: fileOf(image),
    portraitImage: fileOf(portraitImage),
  }));
  await renderScreen(<PageForm page={SITE_PAGES.hero} />);
  await screen.findByRole('group', { name: 'Image' });
}

test('a save sends changed, kept and removed images with their descriptions and focal points', async () => {
  await openHero();
  fireEvent.click(place('Image').getByRole('button', { name: 'Remove image' }));
  pasteIn(place('Image'));
  fireEvent.change(await place('Image').findByLabelText('What does the image show?'), {
    target: { value: 'Teal silk' },
  });
  fireEvent.click(place('Image').getByRole('button', { name: 'Set focal point' }));
  fireEvent.keyDown(place('Image').getByRole('button', { name: /^Focal point of the image/ }), {
    key: 'ArrowLeft',
  });
  expect(await saves(1)).toMatchObject({ image: 'new', portraitImage: 'tall', revision: 3 });
  const sent = { id: 'new', alt: 'Teal silk', focus: { x: 48, y: 50 } };
  expect(vi.mocked(describeMedia).mock.calls).toEqual([[sent]]);

  fireEvent.click(place('Portrait').getByRole('button', { name: 'Remove image' }));
  expect(await saves(2)).toMatchObject({ image: 'new', portraitImage: null, revision: 4 });
  expect(describeMedia).toHaveBeenCalledOnce();
});

test('a description that could not be stored is sent again with the next save', async () => {
  await openHero();
  vi.mocked(describeMedia).mockRejectedValueOnce(new Refusal('Too long', 'TOO_LONG'));
  fireEvent.change(place('Portrait').getByLabelText('What does the image show?'), {
    target: { value: 'Red wool' },
  });
  press('Save');
  expect(await screen.findByText('Failed to save the page')).toBeDefined();

  expect(await saves(2)).toMatchObject({ revision: 4 });

  expect(descriptions.get('tall')).toMatchObject({ alternativeText: 'Red wool' });
});

test('Undo returns a removed image', async () => {
  await openHero();
  fireEvent.click(place('Portrait').getByRole('button', { name: 'Remove image' }));
  expect(place('Portrait').queryByRole('img')).toBeNull();
  expect(await screen.findByText('The file will be removed when you save.')).toBeDefined();
  press('Undo');
  expect((await place('Portrait').findByRole('img')).getAttribute('src')).toBe('/uploads/tall.jpg');
});

test('an image whose upload ends after its part was moved belongs to that part', async () => {
  serve(roles, () => ({}));
  let arrive: (stored: StoredUpload) => void = () => undefined;
  vi.mocked(uploadMedia).mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await renderScreen(<PageForm page={SITE_PAGES.roles} />);
  await screen.findByRole('listitem', { name: 'Role 2' });
  pasteIn(place('Image', part('Role 2')));
  await waitFor(() => expect(uploadMedia).toHaveBeenCalled());
  press('Move Role 2 up');
  arrive({ id: '7', url: '/uploads/new.png' });
  await place('Image', part('Role 1')).findByRole('img');
  expect(await saves(1)).toMatchObject({
    profiles: [
      { title: 'Instructor', image: '7' },
      { title: 'Judge', image: 'judging' },
    ],
  });
});

test('the images of a list are sent in the order that the form shows', async () => {
  serve(initiative, ({ images }: { images: string[] }) => ({ images: images.map(fileOf) }));
  await renderScreen(<PageForm page={SITE_PAGES.initiative} />);
  await screen.findByRole('listitem', { name: 'Image 3' });
  press('Move Image 3 up');
  press('Remove Image 1');
  press('Add an image');
  expect(document.activeElement).toBe(within(part('Image 3')).getByRole('button', { name: 'Choose a file' }));
  pasteIn(place('Image', part('Image 3')));
  await within(part('Image 3')).findByRole('img');
  press('Add an image');
  expect(await saves(1)).toMatchObject({ images: ['three', 'two', 'new'] });
});

test('the live page of the initiative has the address that the owner chose', async () => {
  serve(initiative, () => ({}));
  await renderScreen(<PageForm page={SITE_PAGES.initiative} />);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe('/our-voices'),
  );
  expect(screen.getByRole('radio', { name: 'Initiative' })).toBeDefined();
});
