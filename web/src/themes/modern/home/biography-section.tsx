import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { biographyQueries } from '../../../features/biography/queries';
import { biographyWording } from '../../../features/biography/wording';
import { Photo } from '../pieces/photo';
import { Section } from '../pieces/section';
import { LoadFailure } from '../pieces/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './biography-section.module.css';

/** The biography as an opening spread: a photograph hanging over from the hero, text in two columns. */
export function BiographySection() {
  const { data: biography, isError, refetch } = useQuery(biographyQueries.content());
  return (
    <Section ground="light" labelledBy="home-biography">
      {biography?.picture && (
        <Photo picture={biography.picture} sizes="(min-width: 62em) 30vw, 70vw" className={classes.picture} />
      )}
      <div className={classes.opening}>
        <p className={`${text.label} ${classes.eyebrow}`}>{wording.home.biographyEyebrow}</p>
        <h2 id="home-biography" className={text.title2}>
          {biography?.title || wording.navigation.biography}
        </h2>
        {biography?.intro && <p className={`${text.lead} ${classes.intro}`}>{biography.intro}</p>}
      </div>
      <div className={classes.text}>
        {isError && !biography && (
          <LoadFailure text={biographyWording.loadFailure} onRetry={() => refetch()} />
        )}
        <div className={classes.columns}>
          {biography?.paragraphs.map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
        <Link to="/bio" className={actions.action}>
          {wording.home.readBiography}
        </Link>
      </div>
    </Section>
  );
}
