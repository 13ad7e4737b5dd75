import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { roleProfileQueries } from '../features/role-profiles/queries';
import { textInSearch } from '../routing/search';
import { loads } from './page';

export const roleProfilesPage = {
  validateSearch: v.object({ role: textInSearch }),
  loader: loads(roleProfileQueries.list),
};

/** The professions and the profile of the chosen one; `profile` is undefined until one is chosen. */
export function useRoleProfiles() {
  const { role: chosen } = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useQuery(roleProfileQueries.list());
  return {
    query,
    roles: query.data,
    chosen,
    choose: (role: string) => navigate({ to: '.', search: { role }, resetScroll: false }),
    profile: query.data?.find(({ role }) => role === chosen),
  };
}
