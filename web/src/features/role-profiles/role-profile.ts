import { type Picture, toPicture } from '../../pictures/picture';
import { toParagraphs } from '../../texts/plain-text';
import type { RoleProfilesRow } from './documents';

/** Professions with a profile, in the order of their buttons. */
export const ROLES = ['organizer', 'judge', 'instructor'] as const;
export type Role = (typeof ROLES)[number];

export interface RoleProfile {
  role: Role;
  title: string;
  paragraphs: string[];
  picture: Picture | null;
}

/** In the order of the buttons; roles without a description are left out. */
export function toRoleProfiles(row: RoleProfilesRow): RoleProfile[] {
  const rows = row?.profiles ?? [];
  return ROLES.flatMap((role) => {
    const profile = rows.find((candidate) => candidate?.role === role);
    if (!profile) return [];
    return [
      {
        role,
        title: profile.title,
        paragraphs: toParagraphs(profile.text),
        picture: toPicture(profile.image),
      },
    ];
  });
}
