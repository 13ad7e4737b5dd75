import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { roleProfileQueries } from '../../features/role-profiles/queries';
import { ROLES } from '../../features/role-profiles/role-profile';
import { loadInPlace } from '../../routing/load-in-place';
import { RoleProfilesPage } from '../../themes/modern/pages/role-profiles-page';

const search = v.object({ role: v.fallback(v.optional(v.picklist(ROLES)), undefined) });

export const Route = createFileRoute('/_modern/about-roles')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureQueryData(roleProfileQueries.list())),
  component: AboutRoles,
});

function AboutRoles() {
  const { role } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoleProfilesPage
      chosen={role}
      onChoose={(chosen) => navigate({ search: { role: chosen }, resetScroll: false })}
    />
  );
}
