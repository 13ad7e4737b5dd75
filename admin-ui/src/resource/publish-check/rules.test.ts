import { describe, expect, test } from 'vitest';
import type { CheckedDraft, KnownFacts } from './checked-draft';
import { findingsIn } from './rules';
import { parseText } from './written-text';

const DESCRIPTION = 'What three years on runways in Nairobi taught me about posture and patience.';

const draft: CheckedDraft = {
  title: 'Posture',
  text: { name: 'content', isMarkdown: true, value: DESCRIPTION },
  search: { title: '', description: '' },
  cover: { kind: 'image', url: '/uploads/walk_1a2b.jpg', alt: 'A model walks on a bridge' },
  preview: null,
  path: '/blog/posture',
};

const known: KnownFacts = { siteTitle: 'Amani Kito', links: [], rights: [] };
const origin = 'https://site.test';
const now = Date.parse('2026-11-23T09:00:00Z');

function found(changes: Partial<CheckedDraft>, says: Partial<KnownFacts> = {}) {
  const changed = { ...draft, ...changes };
  return findingsIn({
    draft: changed,
    text: parseText(changed.text),
    known: { ...known, ...says },
    origin,
    now,
  });
}
const written = (value: string) => ({
  text: { ...draft.text, value: `${value}\n\n${DESCRIPTION}` },
  search: { title: '', description: DESCRIPTION },
});
const sentences = (...given: Parameters<typeof found>) => found(...given).map(({ sentence }) => sentence);

test('each picture of a story needs a description', () => {
  const frames = ['A close look at silk', '', 'image'].map((alt, at) => ({
    kind: 'image' as const,
    url: `/uploads/look${at}.jpg`,
    alt,
  }));
  expect(found({ frames }).map(({ fix }) => fix)).toEqual([
    { to: 'frame', at: 2 },
    { to: 'frame', at: 3 },
  ]);
  const ended = { documentId: 'r', name: 'look0.jpg', url: '/uploads/look0.jpg', isStated: true };
  expect(
    found({ frames: frames.slice(0, 1) }, { rights: [{ ...ended, lastDay: '2026-01-01' }] }),
  ).toMatchObject([{ fix: { to: 'rights', documentId: 'r' } }]);
});

test('a title that a camera gave links to its field', () => {
  expect(found({ title: 'IMG_2041' })).toContainEqual({
    sentence: 'The title “IMG_2041” is the name of a file. Say what the image shows.',
    fix: { to: 'field', name: 'title' },
  });
});

test('a complete post has no findings', () => {
  expect(found({})).toEqual([]);
});

describe('Images', () => {
  test('a missing cover links to its field', () => {
    expect(found({ cover: null })).toEqual([{ sentence: 'The image is missing.', fix: { to: 'cover' } }]);
  });

  test.each([
    ['', 'The image has no description for people who cannot see it.'],
    ['IMG_2041', 'The image is described only as “IMG_2041”. Say what it shows.'],
    ['An image', 'The image is described only as “An image”. Say what it shows.'],
    ['red-dress.jpg', 'The image is described only as “red-dress.jpg”. Say what it shows.'],
  ])('reports a cover described as %j', (alt, sentence) => {
    expect(found({ cover: { kind: 'image', url: '/uploads/a.jpg', alt } })).toEqual([
      { sentence, fix: { to: 'cover' } },
    ]);
  });

  test('accepts a description in words that names an image', () => {
    for (const alt of ['A photograph of Wambui', 'Image of a silk dress', '2026 collection'])
      expect(found({ cover: { kind: 'image', url: '/uploads/a.jpg', alt } })).toEqual([]);
  });

  test('an image in the text without a description links to its place in the text', () => {
    const [finding] = found(written('Look:\n\n![](/uploads/b.jpg)'));
    expect(finding).toEqual({
      sentence: 'Image 1 in the text has no description for people who cannot see it.',
      fix: { to: 'field', name: 'content', from: 7, until: 26 },
    });
  });

  test('names a placeholder image', () => {
    expect(sentences(written('![A walk](https://picsum.photos/200)'))).toEqual([
      'The image from picsum.photos is a placeholder. Replace it.',
    ]);
  });
});

describe('Leftovers', () => {
  test.each([
    ['Lorem ipsum dolor', 'Placeholder in the text: “Lorem ipsum”.'],
    ['TODO: end', 'Placeholder in the text: “TODO”.'],
    ['on xxx', 'Placeholder in the text: “xxx”.'],
    ['in [insert city]', 'Placeholder in the text: “[insert city]”.'],
    ['see www.example.com', 'Placeholder in the text: “example.com”.'],
    ['##\n\nwords', 'A heading is empty.'],
  ])('reports %j', (text, sentence) => {
    expect(sentences(written(text))).toEqual([sentence]);
  });

  test('ignores text that only looks like a leftover: sizes, to-do lists, links', () => {
    expect(found(written('XXL fits. A todo list. [date](/events)'))).toEqual([]);
  });

  test('a leftover in the title links to its letters', () => {
    expect(found({ title: 'Posture xxx' })).toEqual([
      {
        sentence: 'Placeholder in the title: “xxx”.',
        fix: { to: 'field', name: 'title', from: 8, until: 11 },
      },
    ]);
  });
});

describe('Links', () => {
  const links = [
    { path: '/blog/gone', state: 'MISSING' },
    { path: '/blog/soon', state: 'DRAFT' },
    { path: '/bio', state: 'ALIVE' },
  ] as const;

  test.each([
    ['[gone](/blog/gone#end)', ['The link “gone” goes to /blog/gone, which does not exist.']],
    ['[gone](gone)', ['The link “gone” goes to /blog/gone, which does not exist.']],
    ['[gone](https://site.test/#/blog/gone)', ['The link “gone” goes to /blog/gone, which does not exist.']],
    ['[soon](https://site.test/blog/soon?x=1)', ['The link “soon” goes to an unpublished post.']],
    ['[here](https://)', ['The link “here” has no address.']],
    ['[text](url)', ['The link “text” has no address.']],
    ['[bio](/bio) [other](https://other.test/gone) [mail](mailto:a@b.co) [below](#below)', []],
  ])('%s', (text, expected) => {
    expect(sentences(written(text), { links })).toEqual(expected);
  });
});

describe('Rights', () => {
  const file = { documentId: 'r1', name: 'walk.jpg', url: '/uploads/walk_1a2b.jpg', isStated: true };
  test.each([
    ['2026-11-22', ['walk.jpg is hidden: its usage rights or consent ended on November 22, 2026.']],
    ['2000-01-01', ['walk.jpg is hidden: it shows a child, and no consent for the site is recorded.']],
    ['2026-11-23', ['walk.jpg will be hidden after November 23, 2026.']],
    ['2026-12-23', ['walk.jpg will be hidden after December 23, 2026.']],
    ['2026-12-24', []],
    ['', []],
  ])('checks a last day of %j', (lastDay, expected) => {
    expect(sentences({}, { rights: [{ ...file, lastDay }] })).toEqual(expected);
  });

  test('links to the rights of an image without recorded rights, even for a smaller copy in the text', () => {
    const rights = [{ ...file, lastDay: '', isStated: false }];
    const text = { ...draft.text, value: `![A walk](/uploads/small_walk_1a2b.jpg) ${DESCRIPTION}` };
    expect(
      found({ cover: { ...file, kind: 'image', url: '/uploads/other.jpg', alt: 'Silk' }, text }, { rights }),
    ).toEqual([
      {
        sentence: 'No usage rights are recorded for walk.jpg.',
        fix: { to: 'rights', documentId: 'r1' },
      },
    ]);
  });

  test('ignores the rights of other images', () => {
    expect(found({}, { rights: [{ ...file, url: '/uploads/other.jpg', lastDay: '2020-01-01' }] })).toEqual(
      [],
    );
  });
});

describe('Search engines', () => {
  test('shows the cut form of a title that Google would cut', () => {
    const title = 'What three years on runways in Nairobi taught me about posture and patience';
    expect(found({ title })).toEqual([
      {
        sentence: `The title is longer than Google shows: “What three years on runways in Nairobi taught me about …”`,
        fix: { to: 'field', name: 'searchTitle' },
      },
    ]);
    expect(found({ title, search: { title: 'Posture', description: '' } })).toEqual([]);
  });

  test('reports a missing, short or long description', () => {
    const none = { text: { ...draft.text, value: '' } };
    expect(sentences(none)).toEqual(['The description is missing.']);
    const described = (description: string) => sentences({ search: { title: '', description } });
    expect(described('Posture.')).toEqual(['The description for search engines is short: “Posture.”']);
    expect(described(DESCRIPTION.repeat(3))).toEqual([
      'The description for search engines is longer than Google shows.',
    ]);
    expect(described(DESCRIPTION)).toEqual([]);
  });

  test('an item without a page needs a description of any length', () => {
    const { search: _search, ...item } = draft;
    const look = (value: string) =>
      findingsIn({
        draft: { ...item, text: { name: 'description', isMarkdown: false, value } },
        text: parseText({ name: 'description', isMarkdown: false, value }),
        known,
        origin,
        now,
      });
    expect(look('').map(({ sentence }) => sentence)).toEqual(['The description is missing.']);
    expect(look('Silk.')).toEqual([]);
  });
});

test('a heading that skips a level names the correct level; # and ## are the same on the page', () => {
  expect(sentences(written('# One\n\n### Two\n\n##### Three'))).toEqual([
    'The heading “Three” skips a level: begin it with ####.',
  ]);
  expect(sentences(written('### First'))).toEqual(['The heading “First” skips a level: begin it with ##.']);
});

test('data missing from the CMS causes no finding', () => {
  const text = { ...draft.text, value: `[gone](/blog/gone) ${DESCRIPTION}` };
  expect(findingsIn({ draft: { ...draft, text }, text: parseText(text), known: null, origin, now })).toEqual(
    [],
  );
});
