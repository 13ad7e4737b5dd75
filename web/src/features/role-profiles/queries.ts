import { strapiQuery } from '../../strapi/query';
import { RoleProfiles } from './documents';
import { toRoleProfiles } from './role-profile';

export const roleProfileQueries = {
  list: () => strapiQuery(RoleProfiles, {}, ({ roleProfiles }) => toRoleProfiles(roleProfiles)),
};
