import { expect, test } from 'vitest';
import {
  applicationData,
  applicationProblems,
  blankApplication,
  filledPercent,
  stillOpen,
} from './mutations';

const classic = {
  missing: 'Please provide your name and email.',
  badEmail: 'Please enter a valid email address.',
  noAvailability: 'Please select at least one availability option.',
};
const modern = { missing: 'Please provide your name and email address' };
const named = { ...blankApplication, name: 'Kamau', email: 'kamau@example.com' };

test('Volunteer form: name and email are required after trimming', () => {
  expect(applicationProblems({ ...named, name: '  ' }, classic)).toEqual({
    name: 'Please provide your name and email.',
  });
  expect(applicationProblems(blankApplication, modern)).toEqual({
    name: 'Please provide your name and email address',
    email: 'Please provide your name and email address',
  });
});

test('Volunteer form, classic: the email pattern comes before the availability', () => {
  expect(applicationProblems({ ...named, email: 'kamau@x' }, classic)).toEqual({ email: classic.badEmail });
  expect(applicationProblems(named, classic)).toEqual({ availability: classic.noAvailability });
  expect(applicationProblems({ ...named, availability: ['Evenings'] }, classic)).toEqual({});
});

test('Volunteer form, modern: nothing else is enforced', () => {
  expect(applicationProblems({ ...named, email: 'kamau@x' }, modern)).toEqual({});
});

test('volunteers: values are trimmed; phone, skills and interests are null when empty', () => {
  expect(applicationData({ ...named, name: ' Kamau ', phone: ' ', availability: ['Weekends'] })).toEqual({
    name: 'Kamau',
    email: 'kamau@example.com',
    phone: null,
    availability: ['Weekends'],
    skills: null,
    interests: null,
    message: null,
    projectDocumentId: null,
  });
});

test('Volunteer: the progress bar shows the percentage of filled inputs', () => {
  const inputs = ['name', 'email', 'phone', 'availability', 'skills', 'interests'] as const;
  expect(filledPercent(blankApplication, inputs)).toBe(0);
  expect(filledPercent(named, inputs)).toBe(33);
  expect(
    filledPercent({ ...named, phone: '1', availability: ['x'], skills: ['x'], interests: ['x'] }, inputs),
  ).toBe(100);
});

test('a kept application for a project that takes no volunteers any more is for any project', () => {
  const kept = { ...blankApplication, name: 'Otieno', project: 'p1' };
  expect(stillOpen(kept, [{ id: 'p1', title: 'Runway week' }])).toEqual(kept);
  expect(stillOpen(kept, [])).toEqual({ ...kept, project: '' });
});
