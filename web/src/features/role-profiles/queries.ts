import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { RoleProfiles } from './documents';
import { toRoleProfiles } from './role-profile';

export const roleProfileQueries = {
  list: () =>
    queryOptions({
      queryKey: ['role-profiles', 'list'],
      queryFn: async ({ signal }) =>
        toRoleProfiles((await strapi.request({ document: RoleProfiles, signal })).roleProfiles),
    }),
};
