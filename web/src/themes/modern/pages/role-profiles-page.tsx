import type { RoleProfile } from '../../../features/role-profiles/queries';
import { useSite } from '../../../features/site/use-site';
import { useRoleProfiles } from '../../../pages/role-profiles';
import { Photo } from '../../../pictures/photo';
import { PageHead } from '../../../seo/page-head';
import { Paragraphs } from '../../shared/paragraphs';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './role-profiles-page.module.css';

/** The roles; the chosen one shows its picture, title and text. */
export function RoleProfilesPage() {
  const site = useSite();
  const { query, roles, chosen, choose, profile } = useRoleProfiles();
  const titles = site.roles.map(({ title }) => title);
  const general = wording.roles.description(site.title, titles);
  return (
    <>
      <PageHead title={wording.roles.title} description={site.texts.rolesDescription ?? general} />
      <div className={classes.choice}>
        <Section ground="dark">
          <h1 className={`${text.label} ${classes.title}`}>{wording.roles.title}</h1>
          <ListState query={query} words={wording.roles} isEmpty={roles?.length === 0} />
          {roles && roles.length > 0 && <RoleChoice roles={roles} chosen={chosen} onChoose={choose} />}
        </Section>
      </div>
      {profile && <RolePanel profile={profile} />}
    </>
  );
}

interface RoleChoiceProps {
  roles: RoleProfile[];
  chosen: string | undefined;
  onChoose: (role: string) => void;
}

/** The buttons, as large as headlines. Without JavaScript they send the form. */
function RoleChoice({ roles, chosen, onChoose }: RoleChoiceProps) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <ul className={classes.roles} aria-label={wording.roles.choose}>
        {roles.map(({ role, title }) => (
          <li key={role} className={classes.row}>
            <button
              type="submit"
              name="role"
              value={role}
              className={classes.role}
              aria-pressed={role === chosen}
              onClick={() => onChoose(role)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

const HEADING_ID = 'role-title';

/** Picture, title and paragraphs of the chosen profession. */
function RolePanel({ profile }: { profile: RoleProfile }) {
  const { role, title, summary, paragraphs, picture } = profile;
  return (
    <Section key={role} ground="light" labelledBy={HEADING_ID}>
      {picture && (
        <Photo picture={picture} sizes="(min-width: 62em) 45vw, 100vw" priority className={classes.picture} />
      )}
      <div className={picture ? classes.words : classes.wordsAlone}>
        <h2 id={HEADING_ID} className={text.title2}>
          {title}
        </h2>
        <div className={`${text.lead} ${text.prose} ${classes.text}`}>
          {summary && <p>{summary}</p>}
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </Section>
  );
}
