import { Link } from '@tanstack/react-router';
import { useSite } from '../../../features/site/use-site';
import { useInitiativeTeaser } from '../../../pages/initiative';
import { Photo } from '../../../pictures/photo';
import { FactList } from '../components/fact-list';
import { Section } from '../components/section';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './initiative-teaser.module.css';

/** On wide screens a nearly square crop of a landscape picture: it loads wider than it shows. */
const SIZES = '(min-width: 62em) 86vw, 100vw';

/** The youth initiative in one spread: photograph to the edge, name, theme, figures. */
export function InitiativeTeaser() {
  const { volunteeringIsOn } = useSite();
  const initiative = useInitiativeTeaser();
  if (!initiative.name) return null;
  const [picture] = initiative.pictures;
  return (
    <Section ground="dark" labelledBy="home-initiative">
      {picture && <Photo picture={picture} sizes={SIZES} className={classes.picture} />}
      <div className={classes.words}>
        <p className={`${text.label} ${classes.eyebrow}`}>{wording.home.initiativeEyebrow}</p>
        <h2 id="home-initiative" className={text.title1}>
          {initiative.name}
        </h2>
        <p className={classes.theme}>{initiative.theme}</p>
        <p className={classes.teaser}>{initiative.teaser}</p>
        <p className={classes.links}>
          <Link to="/endeleza" className={actions.action}>
            {wording.home.initiativeAction(initiative.name)}
          </Link>
          {volunteeringIsOn && (
            <Link to="/volunteer" className={actions.action}>
              {wording.home.initiativeVolunteer}
            </Link>
          )}
        </p>
      </div>
      {initiative.impactFigures.length > 0 && (
        <FactList
          facts={initiative.impactFigures}
          classNames={{ list: classes.figures, fact: classes.figure, value: text.numeral }}
        />
      )}
    </Section>
  );
}
