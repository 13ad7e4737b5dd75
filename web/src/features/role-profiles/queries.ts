import { toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { present, toParagraphs } from '../../texts/plain-text';
import { withRoles } from '../site/queries';
import { RoleProfiles, type RoleProfilesRow } from './documents';

export function toRoleProfiles(row: RoleProfilesRow) {
  return withRoles(present(row?.profiles)).map(({ role, title, summary, text, image }) => ({
    /** In addresses: 'judge' */
    role,
    /** 'Event Judge' */
    title,
    summary: summary ?? '',
    paragraphs: toParagraphs(text),
    picture: toPicture(image),
  }));
}

export type RoleProfile = ReturnType<typeof toRoleProfiles>[number];

export const roleProfileQueries = {
  list: () => strapiQuery(RoleProfiles, {}, ({ roleProfiles }) => toRoleProfiles(roleProfiles)),
};
