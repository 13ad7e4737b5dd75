import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDay } from '../src/shared/site-clock';
import { APIS, type Api, saved } from './support/apis';
import { attempt, type NounName, stored } from './support/attempt';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createImageRow, createSingles } from './support/factories';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  await createSingles(cms);
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

/** Longest text of each field, in characters. */
const LONGEST: [NounName, Record<string, number>][] = [
  ['portfolioItem', { title: 200, category: 60, description: 5000 }],
  ['blogPost', { title: 200, content: 100_000, searchTitle: 120, searchDescription: 320 }],
  ['milestone', { year: 20, title: 200, description: 5000 }],
  ['project', { title: 200, description: 5000, duration: 120, location: 200, searchTitle: 120 }],
  ['event', { title: 200, description: 5000, location: 200 }],
  ['volunteer', { name: 120, phone: 32, message: 5000 }],
  ['message', { senderName: 120, subject: 200, message: 5000 }],
  ['comment', { name: 120, text: 2000 }],
  ['settings', { siteTitle: 120 }],
  ['bioContent', { title: 200, intro: 5000, content: 100_000 }],
  ['hero', { tagline: 200, badge: 200, finalistLine: 200, experience: 120 }],
  ['rateCard', { title: 200, intro: 5000 }],
  [
    'initiative',
    { name: 120, theme: 200, teaser: 1000, about: 5000, mission: 5000, vision: 5000, endGoal: 5000 },
  ],
  [
    'contactDetails',
    {
      intro: 1000,
      phone: 32,
      address: 200,
    },
  ],
  ['legalPages', { privacyPolicy: 100_000, copyrightNotice: 100_000 }],
];

const REQUIRED: [NounName, string[]][] = [
  ['portfolioItem', ['title']],
  ['blogPost', ['title', 'content']],
  ['milestone', ['year', 'title', 'description']],
  ['project', ['title', 'description']],
  ['event', ['title']],
  ['volunteer', ['name', 'email']],
  ['message', ['senderName', 'senderEmail', 'subject', 'message']],
  ['comment', ['name', 'email', 'text']],
  ['settings', ['siteTitle']],
  ['hero', ['tagline']],
  ['rateCard', ['title']],
];

const EMAILS: [NounName, string][] = [
  ['volunteer', 'email'],
  ['message', 'senderEmail'],
  ['comment', 'email'],
  ['settings', 'contactEmail'],
  ['contactDetails', 'email'],
];

const emailOf = (characters: number) => `${'a'.repeat(characters - '@example.com'.length)}@example.com`;

describe.each(APIS)('Limits through $name', (api: Api) => {
  test.each(LONGEST)(
    '%s: accepts the longest text of each field and refuses one more character',
    async (name, limits) => {
      const longest = Object.fromEntries(
        Object.entries(limits).map(([field, length]) => [field, ''.padEnd(length, '1')]),
      );
      const item = saved(await attempt(cms, owner, api, name, longest));
      expect(await stored(cms, name, item)).toMatchObject(longest);
      for (const [field, length] of Object.entries(limits)) {
        const { failure } = await attempt(cms, owner, api, name, { [field]: `${longest[field]}1` });
        expect(failure, field).toMatchObject({
          name: 'ValidationError',
          message: `Enter ${length.toLocaleString('en-GB')} characters or fewer.`,
          details: { code: 'TOO_LONG', field, params: { most: length }, errors: [{ path: [field] }] },
        });
      }
    },
  );

  test.each(REQUIRED)('%s: refuses blank required fields by name', async (name, fields) => {
    for (const field of fields) {
      const { failure } = await attempt(cms, owner, api, name, { [field]: ' \n\t\u0000' });
      expect(failure, field).toMatchObject({
        name: 'ValidationError',
        message: 'Fill in this field.',
        details: { code: 'REQUIRED', field, errors: [{ path: [field] }] },
      });
      const nothing = await attempt(cms, owner, api, name, { [field]: null });
      expect(nothing.failure?.details, field).toMatchObject({ code: 'REQUIRED', field });
    }
  });

  test.each(EMAILS)(
    '%s: stores %s as an address of at most 254 characters in lower case',
    async (name, field) => {
      const plain = await attempt(cms, owner, api, name, { [field]: 'plain' });
      expect(plain.failure).toMatchObject({
        message: 'Enter an email address, such as name@example.com.',
        details: { code: 'EMAIL_INVALID', field },
      });
      const item = saved(await attempt(cms, owner, api, name, { [field]: ' Name.O@Example.COM\n' }));
      expect((await stored(cms, name, item))[field]).toBe('name.o@example.com');
      saved(await attempt(cms, owner, api, name, { [field]: emailOf(254) }));
      const { failure } = await attempt(cms, owner, api, name, { [field]: emailOf(255) });
      expect(failure).toMatchObject({
        message: 'Enter 254 characters or fewer.',
        details: { code: 'TOO_LONG', field },
      });
    },
  );

  test('trims texts, removes control characters and keeps all others', async () => {
    const title = ' \u0007Kipchoge\u0000 & “Ngũgĩ” 👩🏾‍🎤 𝒳 ';
    const description = 'One\nTwo\tThree\u0001 <b>bold</b>\r\n';
    const item = saved(await attempt(cms, owner, api, 'milestone', { title, description }));
    expect(await stored(cms, 'milestone', item)).toMatchObject({
      title: 'Kipchoge & “Ngũgĩ” 👩🏾‍🎤 𝒳',
      description: 'One\nTwo\tThree <b>bold</b>',
    });
  });

  test('keeps a one-line field on one line, so that no email header can be added', async () => {
    const item = saved(await attempt(cms, owner, api, 'message', { subject: 'Hello\r\nBcc: x@example.com' }));
    expect((await stored(cms, 'message', item)).subject).toBe('Hello Bcc: x@example.com');
  });

  test('counts a character outside the basic plane as two, in every database', async () => {
    const title = '👗'.repeat(100);
    const item = saved(await attempt(cms, owner, api, 'milestone', { title }));
    expect((await stored(cms, 'milestone', item)).title).toBe(title);
    const { failure } = await attempt(cms, owner, api, 'milestone', { title: `${title}👗` });
    expect(failure?.message).toBe('Enter 200 characters or fewer.');
  });

  test('stores no half surrogate pair', async () => {
    const item = saved(await attempt(cms, owner, api, 'milestone', { title: 'Half \ud83d pair' }));
    expect((await stored(cms, 'milestone', item)).title).toBe('Half \ufffd pair');
  });

  test('stores lists trimmed and distinct, with at most 20 tags of 40 characters', async () => {
    const item = saved(
      await attempt(cms, owner, api, 'blogPost', {
        tags: [' Runway ', 'Runway', '', 'Kisumu\u0000 \n fair'],
      }),
    );
    expect((await stored(cms, 'blogPost', item)).tags).toEqual(['Runway', 'Kisumu fair']);
    const tags = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(40, 'x'));
    saved(await attempt(cms, owner, api, 'blogPost', { tags }));
    const refused: [unknown, RegExp][] = [
      [[...tags, 'one more'], /^Enter 20 entries or fewer\.$/],
      [['x'.repeat(41)], /^“x{20}…” is too long\. Use 40 characters or fewer for each entry\.$/],
      ['Runway', /^Enter a list of texts\.$/],
      [[1, 2], /^Enter a list of texts\.$/],
      [{ length: 1 }, /^Enter a list of texts\.$/],
    ];
    for (const [value, sentence] of refused) {
      const { failure } = await attempt(cms, owner, api, 'blogPost', { tags: value });
      expect(failure?.message).toMatch(sentence);
      expect(failure?.details).toMatchObject({ field: 'tags', errors: [{ path: ['tags'] }] });
    }
  });

  test('applies the same rules to components', async () => {
    const service = { name: ' Runway\u0000 class ', price: 5000 };
    const item = saved(await attempt(cms, owner, api, 'rateCard', { services: [service] }));
    expect(await stored(cms, 'rateCard', item)).toMatchObject({ services: [{ name: 'Runway class' }] });
    const wrong: [object, RegExp][] = [
      [{ name: '  ', price: 1 }, /^Fill in this field\.$/],
      [{ name: 'x'.repeat(121), price: 1 }, /^Enter 120 characters or fewer\.$/],
      [{ name: 'x', price: -1 }, /^Enter a whole number from 0 to /],
    ];
    for (const [part, sentence] of wrong) {
      const { failure } = await attempt(cms, owner, api, 'rateCard', { services: [part] });
      expect(failure?.message).toMatch(sentence);
    }
    const blank = await attempt(cms, owner, api, 'rateCard', { services: [service, wrong[0]?.[0]] });
    expect(blank.failure?.details).toMatchObject({
      code: 'REQUIRED',
      field: 'services.1.name',
      errors: [{ path: ['services', '1', 'name'] }],
    });
  });

  test('accepts only names and addresses that lead to a profile as links', async () => {
    const links = (address: string) => ({ links: [{ network: 'agency', address }] });
    for (const address of [
      'https://example.com/amani',
      'HTTP://example.com',
      'example.com/amani',
      'example.com',
    ])
      saved(await attempt(cms, owner, api, 'contactDetails', links(address)));
    const named = { links: [{ network: 'tiktok', address: '@amani' }] };
    saved(await attempt(cms, owner, api, 'contactDetails', named));
    saved(await attempt(cms, owner, api, 'contactDetails', { links: [] }));
    for (const address of ['@amani', 'Example Models', 'javascript:alert(1)', 'https://', '//example.com']) {
      const { failure } = await attempt(cms, owner, api, 'contactDetails', links(address));
      expect(failure, address).toMatchObject({
        name: 'ValidationError',
        message:
          'Enter your name on the network, such as @name, or a full address, such as https://example.com/name; for an agency or a website its address; for WhatsApp the number with its country code.',
        details: { code: 'LINK_INVALID', field: 'links.0.address' },
      });
    }
  });

  test('limits profiles to one per role, and lists to the entries of their page', async () => {
    const profile = { title: 'Judge', text: 'Scores' };
    const again = { title: ' judge', text: 'Scores more' };
    const twice = await attempt(cms, owner, api, 'roleProfiles', { profiles: [profile, again] });
    expect(twice.failure).toMatchObject({
      message: 'Keep one profile per role.',
      details: { code: 'ROLE_TWICE', field: 'profiles' },
    });
    const services = Array.from({ length: 100 }, (_, number) => ({ name: `Walk ${number}`, price: 1 }));
    saved(await attempt(cms, owner, api, 'rateCard', { services }));
    const more = [...services, { name: 'Walk 100', price: 1 }];
    const { failure } = await attempt(cms, owner, api, 'rateCard', { services: more });
    expect(failure?.details).toMatchObject({
      code: 'LIST_TOO_LONG',
      field: 'services',
      params: { most: 100 },
    });
  });

  test('dates a legal text with the day on which it changes, unless the save sends another day', async () => {
    const days = async (data: object) => {
      saved(await attempt(cms, owner, api, 'legalPages', data));
      return cms.strapi.db.query('api::legal-pages.legal-pages').findOne({});
    };
    const sent = { privacyUpdatedOn: '2020-01-01', copyrightUpdatedOn: '2020-01-02' };
    expect(await days(sent)).toMatchObject(sent);
    const changed = await days({ ...sent, privacyPolicy: `Stored by ${api.name}` });
    expect(changed).toMatchObject({ ...sent, privacyUpdatedOn: siteDay() });
  });

  test('takes none to six roles', async () => {
    const roles = (count: number) =>
      Array.from({ length: count }, (_, number) => ({ title: `Role ${number}`, text: 'What I do' }));
    for (const count of [6, 0])
      saved(await attempt(cms, owner, api, 'roleProfiles', { profiles: roles(count) }));
    const { failure } = await attempt(cms, owner, api, 'roleProfiles', { profiles: roles(7) });
    expect(failure?.details).toMatchObject({ code: 'LIST_TOO_LONG', field: 'profiles', params: { most: 6 } });
  });

  test('stores an initiative and a first screen whose optional texts are empty', async () => {
    const none = {
      name: null,
      eyebrow: '',
      theme: null,
      teaser: '',
      about: null,
      mission: '',
      vision: null,
      endGoal: '',
    };
    saved(await attempt(cms, owner, api, 'initiative', none));
    saved(await attempt(cms, owner, api, 'hero', { badge: null, finalistLine: '', experience: null }));
    const { data } = await visitor(cms).graphql<{ initiative: { name: string | null }; hero: object }>(
      '{ initiative { name } hero { badge experience } }',
    );
    expect(data).toEqual({ initiative: { name: null }, hero: { badge: null, experience: null } });
  });

  test('keeps markup in page texts as text, limits their length and allows them to be empty', async () => {
    const markup = '<b>Bold</b> & {name}';
    saved(await attempt(cms, owner, api, 'pageTexts', { blogLead: markup, blogDescription: null }));
    const { data } = await visitor(cms).graphql('{ pageTexts { blogLead blogDescription } }');
    expect(data).toEqual({ pageTexts: { blogLead: markup, blogDescription: null } });
    for (const [field, most] of Object.entries({ blogLead: 500, blogDescription: 255 })) {
      saved(await attempt(cms, owner, api, 'pageTexts', { [field]: 'x'.repeat(most) }));
      const { failure } = await attempt(cms, owner, api, 'pageTexts', { [field]: 'x'.repeat(most + 1) });
      expect(failure?.details).toMatchObject({ code: 'TOO_LONG', field });
    }
  });

  test('keeps the picture sent with a profile that is written again', async () => {
    const file = await createImageRow(cms);
    const { documentId } = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: file } });
    const profile = { title: 'Judge', text: 'Scores', image: documentId };
    for (const title of ['Judge', 'Head judge']) {
      saved(await attempt(cms, owner, api, 'roleProfiles', { profiles: [{ ...profile, title }] }));
      const [row] = await cms.strapi.db
        .query('person.role-profile')
        .findMany({ where: { title }, populate: { image: true }, orderBy: { id: 'desc' } });
      expect(row.image?.id, title).toBe(file);
    }
  });

  test('refuses numbers, dates and choices out of range with 400', async () => {
    const wrong: [NounName, object][] = [
      ['event', { maxAttendees: -1 }],
      ['event', { maxAttendees: 3_000_000_000 }],
      ['event', { maxAttendees: 1.5 }],
      ['event', { date: '2026-13-45' }],
      ['event', { date: 'soon' }],
      ['event', { date: null }],
      ['event', { time: '25:99' }],
      ['event', { type: 'party' }],
      ['event', { status: 'planning' }],
      ['project', { status: 'published' }],
      ['project', { volunteersCount: 2 ** 31 }],
      ['project', { acceptsVolunteers: 'yes' }],
      ['settings', { maintenance: 1 }],
      ['milestone', { title: { toString: 'x' } }],
      ['milestone', { title: ['x'] }],
      ['milestone', { title: 7 }],
    ];
    for (const [name, fields] of wrong) {
      const { status, failure } = await attempt(cms, owner, api, name, fields);
      expect([200, 400], `${name} ${JSON.stringify(fields)}`).toContain(status);
      // GraphQL converts a number to text for a text field.
      if (api.name === 'REST' || !('title' in fields)) {
        expect(failure?.name, `${name} ${JSON.stringify(fields)}`).toMatch(/ValidationError|BAD_USER_INPUT/);
      }
    }
  });
});
