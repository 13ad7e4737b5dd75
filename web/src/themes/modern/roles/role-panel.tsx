import type { RoleProfile } from '../../../features/role-profiles/role-profile';
import { Photo } from '../pieces/photo';
import { Section } from '../pieces/section';
import text from '../styles/type.module.css';
import classes from './role-panel.module.css';

const HEADING_ID = 'role-title';

/** Picture, title and paragraphs of the chosen profession. */
export function RolePanel({ profile }: { profile: RoleProfile }) {
  const { role, title, paragraphs, picture } = profile;
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
          {paragraphs.map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
