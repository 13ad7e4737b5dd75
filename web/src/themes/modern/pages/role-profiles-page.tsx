import { useQuery } from '@tanstack/react-query';
import { roleProfileQueries } from '../../../features/role-profiles/queries';
import type { Role } from '../../../features/role-profiles/role-profile';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { Section } from '../pieces/section';
import { Empty, LoadFailure, Loading } from '../pieces/states';
import { RoleChoice } from '../roles/role-choice';
import { RolePanel } from '../roles/role-panel';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './role-profiles-page.module.css';

interface RoleProfilesPageProps {
  /** Nothing is shown until one is chosen */
  chosen: Role | undefined;
  onChoose: (role: Role) => void;
}

/** Three professions; the chosen one shows its picture, title and text. */
export function RoleProfilesPage({ chosen, onChoose }: RoleProfilesPageProps) {
  const site = useSite();
  const { data: profiles, isPending, refetch } = useQuery(roleProfileQueries.list());
  const profile = profiles?.find(({ role }) => role === chosen);

  return (
    <>
      <PageHead title={wording.roles.title} description={wording.roles.description(site.title)} />
      <div className={classes.choice}>
        <Section ground="dark">
          <h1 className={`${text.label} ${classes.title}`}>{wording.roles.title}</h1>
          {isPending && <Loading text={wording.roles.loading} />}
          {!isPending && !profiles && <LoadFailure text={wording.roles.failed} onRetry={() => refetch()} />}
          {profiles?.length === 0 && <Empty text={wording.roles.empty} />}
          {profiles && profiles.length > 0 && (
            <RoleChoice roles={profiles.map(({ role }) => role)} chosen={chosen} onChoose={onChoose} />
          )}
        </Section>
      </div>
      {profile && <RolePanel profile={profile} />}
    </>
  );
}
