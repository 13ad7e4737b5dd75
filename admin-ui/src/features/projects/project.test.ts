import { describe, expect, test } from 'vitest';
import { problemsOf, type Values, valuesOf } from '../../manager/fields';
import { FileUnknown, Refusal } from '../../strapi/errors';
import type { ProjectRow } from './documents';
import {
  projectFields,
  projectSearch,
  projectStatusLooks,
  toProject,
  toProjectInput,
  uploadFailure,
} from './project';
import { projectFilters } from './queries';

type ProjectValues = Values<typeof projectFields>;
const buildValues = (changes: Partial<ProjectValues> = {}): ProjectValues => ({
  ...valuesOf(projectFields, null),
  title: 'Walk Tall',
  description: 'A year of meetings.',
  ...changes,
});

describe('Project: title and description required', () => {
  test.each([{ title: '' }, { title: '   ' }, { description: '' }, { description: '\n' }])(
    '%j',
    (changes) => {
      expect(Object.values(problemsOf(projectFields, buildValues(changes)))).toEqual([
        'Please fill in all required fields',
      ]);
    },
  );

  test('nothing else is', () => {
    expect(problemsOf(projectFields, buildValues())).toEqual({});
  });
});

describe('Project status', () => {
  test('planning is the default for a new project', () => {
    expect(valuesOf(projectFields, null).status).toBe('planning');
  });

  test('ongoing green, upcoming blue, completed grey, planning amber', () => {
    expect(Object.entries(projectStatusLooks).map(([status, { colour }]) => [status, colour])).toEqual([
      ['planning', 'amber'],
      ['upcoming', 'blue'],
      ['ongoing', 'green'],
      ['completed', 'grey'],
    ]);
  });
});

describe('what is sent', () => {
  test('texts are trimmed, empty ones become null, a count that is no number becomes 0', () => {
    const values = buildValues({
      title: ' Walk Tall ',
      duration: '  ',
      location: 'Nakuru',
      volunteersCount: 'many',
    });

    expect(toProjectInput({ values, media: { state: 'kept' } })).toEqual({
      title: 'Walk Tall',
      description: 'A year of meetings.',
      duration: null,
      location: 'Nakuru',
      status: 'planning',
      volunteersCount: 0,
      acceptsVolunteers: false,
      searchTitle: null,
      searchDescription: null,
    });
  });

  test('a changed or removed file is sent', () => {
    expect(toProjectInput({ values: buildValues(), media: { state: 'changed', id: '7' } })).toMatchObject({
      media: '7',
    });
    expect(toProjectInput({ values: buildValues(), media: { state: 'changed', id: null } })).toMatchObject({
      media: null,
    });
  });

  test('after a failed upload the media is not mentioned, so that a project keeps what it had', () => {
    expect(toProjectInput({ values: buildValues(), media: { state: 'failed' } })).not.toHaveProperty('media');
  });
});

describe('what a failed upload says', () => {
  test('the reason, when there is one', () => {
    const refusal = new Refusal('The file is too large', 'BAD_USER_INPUT');

    expect(uploadFailure(refusal.message, refusal)).toBe('Failed to upload media: The file is too large');
  });

  test('an upload without an address', () => {
    expect(uploadFailure('unknown reason', new FileUnknown())).toBe(
      'Failed to retrieve media URL. Please try again.',
    );
  });

  test('anything else', () => {
    expect(uploadFailure('unknown reason', new TypeError('x is undefined'))).toBe(
      'An unexpected error occurred while uploading media',
    );
  });
});

test('nulls stop at the row', () => {
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
    searchTitle: '',
    searchDescription: '',
    previewPicture: null,
  });
});

describe('the view in the URL', () => {
  test('without anything: all projects, newest first', () => {
    expect(projectSearch.parse({})).toEqual({ tab: 'all-projects', q: '', page: 1, sort: 'createdAt:desc' });
  });

  test('a sort that there is not falls back', () => {
    expect(projectSearch.parse({ sort: 'revision:asc' }).sort).toBe('createdAt:desc');
  });

  test('columns that the table does not offer hide nothing', () => {
    expect(projectSearch.parse({ hide: ['title'] }).hide).toBeUndefined();
  });

  test('a text is searched in title, description, duration and location, in any case', () => {
    const found = { containsi: 'Silk' };

    expect(projectFilters('Silk')).toEqual({
      or: [{ title: found }, { description: found }, { duration: found }, { location: found }],
    });
  });
});
