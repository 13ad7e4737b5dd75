import { describe, expect, test } from 'vitest';
import type { Known, ReadyDraft } from './ready-draft';
import { findingsIn } from './rules';
import { writtenText } from './written-text';

const DESCRIPTION = 'What three years on runways in Nairobi taught me about posture and patience.';

const draft: ReadyDraft = {
  title: 'Posture',
  text: { name: 'content', isMarkdown: true, value: DESCRIPTION },
  search: { title: '', description: '' },
  cover: { kind: 'image', url: '/uploads/walk_1a2b.jpg', alt: 'A model walks on a bridge' },
  preview: null,
  path: '/blog/posture',
};

const known: Known = { siteTitle: 'Amani Kito', links: [], rights: [] };
const origin = 'https://site.test';
const now = Date.parse('2026-11-23T09:00:00Z');

function found(changes: Partial<ReadyDraft>, says: Partial<Known> = {}) {
  const changed = { ...draft, ...changes };
  return findingsIn({
    draft: changed,
    text: writtenText(changed.text),
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

test('a post with all it needs has nothing to look at', () => {
  expect(found({})).toEqual([]);
});

describe('pictures', () => {
  test('a missing cover leads to its place', () => {
    expect(found({ cover: null })).toEqual([{ sentence: 'There is no picture.', fix: { to: 'cover' } }]);
  });

  test.each([
    ['', 'The picture has no description for people who do not see it.'],
    ['IMG_2041', 'The picture is described as “IMG_2041”, which says nothing.'],
    ['An image', 'The picture is described as “An image”, which says nothing.'],
    ['red-dress.jpg', 'The picture is described as “red-dress.jpg”, which says nothing.'],
  ])('a cover described as %j', (alt, sentence) => {
    expect(found({ cover: { kind: 'image', url: '/uploads/a.jpg', alt } })).toEqual([
      { sentence, fix: { to: 'cover' } },
    ]);
  });

  test('a description in words is one, also when it names a picture', () => {
    for (const alt of ['A photograph of Wambui', 'Image of a silk dress', '2026 collection'])
      expect(found({ cover: { kind: 'image', url: '/uploads/a.jpg', alt } })).toEqual([]);
  });

  test('a picture in the text without a description leads to where it stands', () => {
    const [finding] = found(written('Look:\n\n![](/uploads/b.jpg)'));
    expect(finding).toEqual({
      sentence: 'Picture 1 in the text has no description for people who do not see it.',
      fix: { to: 'field', name: 'content', from: 7, until: 26 },
    });
  });

  test('a picture that stands for another one', () => {
    expect(sentences(written('![A walk](https://picsum.photos/200)'))).toEqual([
      'The picture from picsum.photos stands for another one.',
    ]);
  });
});

describe('leftovers', () => {
  test.each([
    ['Lorem ipsum dolor', '“Lorem ipsum” is still in the text.'],
    ['TODO: end', '“TODO” is still in the text.'],
    ['on xxx', '“xxx” is still in the text.'],
    ['in [insert city]', '“[insert city]” is still in the text.'],
    ['see www.example.com', '“example.com” is still in the text.'],
    ['##\n\nwords', 'There is an empty heading.'],
  ])('%j', (text, sentence) => {
    expect(sentences(written(text))).toEqual([sentence]);
  });

  test('words that only look like leftovers stay: sizes, to-do lists, links', () => {
    expect(found(written('XXL fits. A todo list. [date](/events)'))).toEqual([]);
  });

  test('a leftover in the title leads to its letters', () => {
    expect(found({ title: 'Posture xxx' })).toEqual([
      {
        sentence: '“xxx” is still in the title.',
        fix: { to: 'field', name: 'title', from: 8, until: 11 },
      },
    ]);
  });
});

describe('links', () => {
  const links = [
    { path: '/blog/gone', state: 'MISSING' },
    { path: '/blog/soon', state: 'DRAFT' },
    { path: '/bio', state: 'ALIVE' },
  ] as const;

  test.each([
    ['[gone](/blog/gone#end)', ['The link “gone” leads to /blog/gone, where there is no page.']],
    ['[gone](gone)', ['The link “gone” leads to /blog/gone, where there is no page.']],
    [
      '[gone](https://site.test/#/blog/gone)',
      ['The link “gone” leads to /blog/gone, where there is no page.'],
    ],
    ['[soon](https://site.test/blog/soon?x=1)', ['The link “soon” leads to a post that is not out yet.']],
    ['[here](https://)', ['The link “here” leads nowhere yet.']],
    ['[text](url)', ['The link “text” leads nowhere yet.']],
    ['[bio](/bio) [other](https://other.test/gone) [mail](mailto:a@b.co) [below](#below)', []],
  ])('%s', (text, expected) => {
    expect(sentences(written(text), { links })).toEqual(expected);
  });
});

describe('rights', () => {
  const file = { documentId: 'r1', name: 'walk.jpg', url: '/uploads/walk_1a2b.jpg', isStated: true };
  test.each([
    ['2026-11-22', ['Visitors do not see walk.jpg: its last day was November 22, 2026.']],
    ['2026-11-23', ['Visitors see walk.jpg until November 23, 2026 only.']],
    ['2026-12-23', ['Visitors see walk.jpg until December 23, 2026 only.']],
    ['2026-12-24', []],
    ['', []],
  ])('a last day of %j', (lastDay, expected) => {
    expect(sentences({}, { rights: [{ ...file, lastDay }] })).toEqual(expected);
  });

  test('of a picture of which nothing is said lead to its rights; a smaller copy in the text is the same picture', () => {
    const rights = [{ ...file, lastDay: '', isStated: false }];
    const text = { ...draft.text, value: `![A walk](/uploads/small_walk_1a2b.jpg) ${DESCRIPTION}` };
    expect(
      found({ cover: { ...file, kind: 'image', url: '/uploads/other.jpg', alt: 'Silk' }, text }, { rights }),
    ).toEqual([
      {
        sentence: 'Nothing is said of the rights of walk.jpg.',
        fix: { to: 'rights', documentId: 'r1' },
      },
    ]);
  });

  test('of other pictures are not looked at', () => {
    expect(found({}, { rights: [{ ...file, url: '/uploads/other.jpg', lastDay: '2020-01-01' }] })).toEqual(
      [],
    );
  });
});

describe('search engines', () => {
  test('a title that Google would cut is shown as cut', () => {
    const title = 'What three years on runways in Nairobi taught me about posture and patience';
    expect(found({ title })).toEqual([
      {
        sentence: `The title is longer than Google shows: “What three years on runways in Nairobi taught me about posture ...”`,
        fix: { to: 'field', name: 'searchTitle' },
      },
    ]);
    expect(found({ title, search: { title: 'Posture', description: '' } })).toEqual([]);
  });

  test('a description that is missing, short or long', () => {
    const none = { text: { ...draft.text, value: '' } };
    expect(sentences(none)).toEqual(['There is no description.']);
    const described = (description: string) => sentences({ search: { title: '', description } });
    expect(described('Posture.')).toEqual(['The description for search engines is short: “Posture.”']);
    expect(described(DESCRIPTION.repeat(3))).toEqual([
      'The description for search engines is longer than Google shows.',
    ]);
    expect(described(DESCRIPTION)).toEqual([]);
  });

  test('what has no page of its own needs a description, of whatever length', () => {
    const { search: _search, ...item } = draft;
    const look = (value: string) =>
      findingsIn({
        draft: { ...item, text: { name: 'description', isMarkdown: false, value } },
        text: writtenText({ name: 'description', isMarkdown: false, value }),
        known,
        origin,
        now,
      });
    expect(look('').map(({ sentence }) => sentence)).toEqual(['There is no description.']);
    expect(look('Silk.')).toEqual([]);
  });
});

test('a heading that skips a level names the one that is next; # and ## are the same on the page', () => {
  expect(sentences(written('# One\n\n### Two\n\n##### Three'))).toEqual([
    'The heading “Three” skips a level: begin it with ####.',
  ]);
  expect(sentences(written('### First'))).toEqual(['The heading “First” skips a level: begin it with ##.']);
});

test('what the CMS could not say is no finding', () => {
  const text = { ...draft.text, value: `[gone](/blog/gone) ${DESCRIPTION}` };
  expect(
    findingsIn({ draft: { ...draft, text }, text: writtenText(text), known: null, origin, now }),
  ).toEqual([]);
});
