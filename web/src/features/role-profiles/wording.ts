import type { Role } from './role-profile';

export const roleWording = {
  buttons: {
    organizer: 'Event Organizer',
    judge: 'Event Judge',
    instructor: 'Runway Instructor',
  } satisfies Record<Role, string>,
};
