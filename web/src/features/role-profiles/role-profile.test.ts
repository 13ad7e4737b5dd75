import { expect, test } from 'vitest';
import { ROLES, toRoleProfiles } from './role-profile';
import { roleWording } from './wording';

test('Role profiles: the buttons are Event Organizer, Event Judge, Runway Instructor', () => {
  expect(ROLES.map((role) => roleWording.buttons[role])).toEqual([
    'Event Organizer',
    'Event Judge',
    'Runway Instructor',
  ]);
});

test('profiles keep the order of the buttons whatever the order of the rows', () => {
  const profiles = [
    { role: 'instructor' as const, title: 'Instructor', text: 'Posture.', image: null },
    { role: 'organizer' as const, title: 'Organizer', text: 'Events.\n\nMore.', image: null },
  ];
  expect(toRoleProfiles({ profiles }).map(({ role, paragraphs }) => [role, paragraphs])).toEqual([
    ['organizer', ['Events.', 'More.']],
    ['instructor', ['Posture.']],
  ]);
});

test('without rows there are no profiles', () => {
  expect(toRoleProfiles(null)).toEqual([]);
});
