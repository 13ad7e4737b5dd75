import { describe, expect, test } from 'vitest';
import { approvedCountsDocument, volunteers } from './resource';
import type { VolunteerRow } from './volunteer';
import { toVolunteer, volunteerSearch, volunteerStatusLooks } from './volunteer';

const buildRow = (changes: object = {}) =>
  ({
    documentId: 'v1',
    revision: 3,
    name: 'Achieng Otieno',
    email: 'achieng@example.com',
    phone: null,
    message: null,
    availability: null,
    skills: ['Design'],
    interests: null,
    status: 'pending',
    project: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    ...changes,
  }) as VolunteerRow;

describe('Volunteer status', () => {
  test.each([null, undefined, 'archived'])('a missing status (%s) displays as Pending', (status) => {
    const volunteer = toVolunteer(buildRow({ status }));

    expect(volunteerStatusLooks[volunteer.status].label).toBe('Pending');
  });

  test('pending, approved and rejected stay as they are', () => {
    const statuses = ['pending', 'approved', 'rejected'].map(
      (status) => toVolunteer(buildRow({ status })).status,
    );

    expect(statuses).toEqual(['pending', 'approved', 'rejected']);
  });
});

test('lists and texts that are null in the CMS are empty', () => {
  const { availability, skills, interests, phone, message } = toVolunteer(buildRow());

  expect({ availability, skills, interests, phone, message }).toEqual({
    availability: [],
    skills: ['Design'],
    interests: [],
    phone: '',
    message: '',
  });
});

describe('Volunteers: filters sent to the CMS', () => {
  test('without filters, requests everybody', () => {
    expect(volunteers.filters({ q: '', status: undefined, project: undefined })).toEqual({});
  });

  test('combines a status, a project and a text', () => {
    expect(volunteers.filters({ q: 'ach', status: 'approved', project: 'p1' })).toEqual({
      status: { eq: 'approved' },
      project: { documentId: { eq: 'p1' } },
      or: [{ name: { containsi: 'ach' } }, { email: { containsi: 'ach' } }, { phone: { containsi: 'ach' } }],
    });
  });

  test('ignores invalid filters in the URL', () => {
    expect(volunteerSearch.parse({ status: 'maybe', page: -3, sort: 'password:asc' })).toEqual({
      q: '',
      page: 1,
      status: undefined,
      project: undefined,
      sort: 'createdAt:desc',
      volunteer: undefined,
    });
  });
});

test('counts approved volunteers per project, seven projects per request', () => {
  const [operation] = approvedCountsDocument(7).definitions;

  expect(operation).toMatchObject({ kind: 'OperationDefinition', operation: 'query' });
  expect(operation && 'selectionSet' in operation && operation.selectionSet?.selections).toHaveLength(7);
});
