import { Link } from '@tanstack/react-router';
import { useInitiativeTeaser } from '../../../pages/initiative';
import { FramedPhoto } from '../components/framed-photo';
import { Section } from '../components/section';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './initiative-teaser.module.css';

/** The youth initiative in up to three portrait frames, its theme and a few sentences. */
export function InitiativeTeaser() {
  const initiative = useInitiativeTeaser();
  if (!initiative.name) return null;
  return (
    <Section overline={wording.home.initiativeOverline} title={initiative.name}>
      <div className={classes.teaser}>
        {initiative.pictures.length > 0 && (
          <ul className={classes.frames}>
            {initiative.pictures.map((picture) => (
              <li key={picture.src}>
                <FramedPhoto
                  picture={picture}
                  sizes="(min-width: 62em) 40vw, 60vw"
                  className={classes.frame}
                />
              </li>
            ))}
          </ul>
        )}
        {initiative.theme && <p className={`${text.title3} ${classes.theme}`}>{initiative.theme}</p>}
        {initiative.teaser && <p className={`${text.prose} ${classes.words}`}>{initiative.teaser}</p>}
        <Link to="/v1/endeleza" className={actions.action}>
          {wording.home.initiative(initiative.name)}
        </Link>
      </div>
    </Section>
  );
}
