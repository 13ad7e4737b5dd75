import { describe, expect, test } from 'vitest';
import { problemsOf, type Values, valuesOf } from '../../kit/fields/fields';
import { FileUnknown, Refusal } from '../../strapi/errors';
import { projectLooks, projectSearch, projects, uploadFailure } from './resource';

const { fields: projectFields, filters, toInput: toProjectInput, toItem: toProject } = projects;
type ProjectRow = Parameters<typeof toProject>[0];
type ProjectValues = Values<typeof projectFields>;
const buildValues = (changes: Partial<ProjectValues> = {}): ProjectValues => ({
  ...valuesOf(projectFields, null),
  title: 'Walk Tall',
  description: 'A year of meetings.',
  ...changes,
});

describe('Project: requires title and description', () => {
  test.each([{ title: '' }, { title: '   ' }, { description: '' }, { description: '\n' }])(
    'reports the problem of %j',
    (changes) => {
      expect(Object.values(problemsOf(projectFields, buildValues(changes)))).toEqual([
        'Please fill in all required fields',
      ]);
    },
  );

  test('requires nothing else', () => {
    expect(problemsOf(projectFields, buildValues())).toEqual({});
  });
});

describe('Project status', () => {
  test('the default of a new project is planning', () => {
    expect(valuesOf(projectFields, null).status).toBe('planning');
  });

  test('ongoing is green, upcoming blue, completed grey and planning amber', () => {
    expect(Object.entries(projectLooks).map(([status, { colour }]) => [status, colour])).toEqual([
      ['planning', 'amber'],
      ['upcoming', 'blue'],
      ['ongoing', 'green'],
      ['completed', 'grey'],
    ]);
  });
});

describe('Input of a save', () => {
  test('trims texts, sends empty ones as null, and turns a non-numeric count into 0', () => {
    const values = buildValues({
      title: ' Walk Tall ',
      duration: '  ',
      location: 'Nakuru',
      volunteersCount: 'many',
    });

    expect(toProjectInput(values)).toEqual({
      title: 'Walk Tall',
      description: 'A year of meetings.',
      duration: null,
      location: 'Nakuru',
      status: 'planning',
      volunteersCount: 0,
      acceptsVolunteers: false,
      searchTitle: null,
      searchDescription: null,
      media: null,
      poster: null,
      previewPicture: null,
    });
  });

  test('sends the ids of the media and its poster', () => {
    const file = { kind: 'image' as const, url: '/a.png', name: '', alt: '', focus: null };
    const values = buildValues({
      media: { ...file, id: 'film', kind: 'video' },
      poster: { ...file, id: 'poster' },
    });
    expect(toProjectInput(values)).toMatchObject({ media: 'film', poster: 'poster' });
  });
});

describe('Message of a failed upload', () => {
  test('shows the reason, if there is one', () => {
    const refusal = new Refusal('The file is too large', 'BAD_USER_INPUT');

    expect(uploadFailure(refusal.message, refusal)).toBe('Failed to upload media: The file is too large');
  });

  test('reports an upload without a URL', () => {
    expect(uploadFailure('unknown reason', new FileUnknown())).toBe(
      'Failed to retrieve media URL. Please try again.',
    );
  });

  test('reports any other failure', () => {
    expect(uploadFailure('unknown reason', new TypeError('x is undefined'))).toBe(
      'An unexpected error occurred while uploading media',
    );
  });
});

test('replaces nulls of a row', () => {
  const row = {
    documentId: 'p1',
    revision: null,
    title: 'Walk Tall',
    description: 'A year.',
    duration: null,
    location: null,
    status: 'ongoing',
    volunteersCount: null,
    acceptsVolunteers: true,
    media: null,
    poster: null,
    searchTitle: null,
    searchDescription: null,
    previewPicture: null,
  } satisfies ProjectRow;

  expect(toProject(row)).toEqual({
    documentId: 'p1',
    revision: 1,
    title: 'Walk Tall',
    description: 'A year.',
    duration: '',
    location: '',
    status: 'ongoing',
    volunteersCount: 0,
    acceptsVolunteers: true,
    media: null,
    poster: null,
    searchTitle: '',
    searchDescription: '',
    previewPicture: null,
  });
});

describe('The view in the URL', () => {
  test('the default is all projects, newest first', () => {
    expect(projectSearch.parse({})).toEqual({ tab: 'all-projects', q: '', page: 1, sort: 'createdAt:desc' });
  });

  test('an unknown sort order falls back to the default', () => {
    expect(projectSearch.parse({ sort: 'revision:asc' }).sort).toBe('createdAt:desc');
  });

  test('ignores unknown columns', () => {
    expect(projectSearch.parse({ hide: ['title'] }).hide).toBeUndefined();
  });

  test('searches in title, description, duration and location, ignoring case', () => {
    const found = { containsi: 'Silk' };

    expect(filters({ q: 'Silk' })).toEqual({
      or: [{ title: found }, { description: found }, { duration: found }, { location: found }],
    });
  });
});
