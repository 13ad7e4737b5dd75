import { type Picture, toPicture } from '../../pictures/picture';
import { present, toParagraphs } from '../../texts/plain-text';
import { withRoles } from '../site/queries';
import type { RoleProfilesRow } from './documents';

export interface RoleProfile {
  /** In addresses: 'judge' */
  role: string;
  /** 'Event Judge' */
  title: string;
  /** Empty without one */
  summary: string;
  paragraphs: string[];
  picture: Picture | null;
}

export function toRoleProfiles(row: RoleProfilesRow): RoleProfile[] {
  return withRoles(present(row?.profiles)).map(({ role, title, summary, text, image }) => ({
    role,
    title,
    summary: summary ?? '',
    paragraphs: toParagraphs(text),
    picture: toPicture(image),
  }));
}
