import { createFileRoute } from '@tanstack/react-router';
import { roleProfilesPage } from '../../pages/role-profiles';
import { RoleProfilesPage } from '../../themes/modern/pages/role-profiles-page';

export const Route = createFileRoute('/_modern/about-roles')({
  ...roleProfilesPage,
  component: RoleProfilesPage,
});
