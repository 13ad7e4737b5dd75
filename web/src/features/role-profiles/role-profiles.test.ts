import { expect, test } from 'vitest';
import { withRoles } from '../site/queries';
import { toRoleProfiles } from './queries';

test('a role is named by its last word in addresses', () => {
  const titles = ['Event Organizer', 'Event Judge', 'Runway Instructor'].map((title) => ({ title }));
  expect(withRoles(titles).map(({ role }) => role)).toEqual(['organizer', 'judge', 'instructor']);
});

test('roles that end alike are named by their whole titles', () => {
  const titles = ['Fashion Model', 'Commercial Model', 'Coach'].map((title) => ({ title }));
  expect(withRoles(titles).map(({ role }) => role)).toEqual(['fashion-model', 'commercial-model', 'coach']);
});

test('profiles keep the order of the owner', () => {
  const profiles = [
    { title: 'Instructor', summary: null, text: 'Posture.', image: null },
    { title: 'Organizer', summary: 'Shows.', text: 'Events.\n\nMore.', image: null },
  ];
  expect(toRoleProfiles({ profiles })).toMatchObject([
    { role: 'instructor', summary: '', paragraphs: ['Posture.'] },
    { role: 'organizer', summary: 'Shows.', paragraphs: ['Events.', 'More.'] },
  ]);
});

test('without rows there are no profiles', () => {
  expect(toRoleProfiles(null)).toEqual([]);
});
