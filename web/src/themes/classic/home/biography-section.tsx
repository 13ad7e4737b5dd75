import { Link } from '@tanstack/react-router';
import { biographyWording } from '../../../features/biography/wording';
import { useBiography } from '../../../pages/biography';
import { Paragraphs } from '../../shared/paragraphs';
import { FramedPhoto } from '../components/framed-photo';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './biography-section.module.css';

/** Paragraphs next to the portrait; the biography page has all of them. */
const PARAGRAPHS = 2;

/** A triptych: the portrait in the middle, a column of text at each side. */
export function BiographySection() {
  const { query, biography } = useBiography();
  const paragraphs = biography?.paragraphs.slice(0, PARAGRAPHS) ?? [];
  return (
    <Section overline={wording.home.biographyOverline} title={biography?.title || wording.bio.title}>
      <ListState query={query} words={{ ...wording.bio, ...biographyWording }} />
      {biography && (
        <>
          {biography.intro && <p className={`${text.lead} ${classes.intro}`}>{biography.intro}</p>}
          <div className={classes.triptych} data-columns={paragraphs.length}>
            {biography.picture && (
              <FramedPhoto
                picture={biography.picture}
                sizes="(min-width: 62em) 32vw, 80vw"
                className={classes.portrait}
              />
            )}
            <Paragraphs texts={paragraphs} className={`${text.prose} ${classes.paragraph}`} />
          </div>
        </>
      )}
      <p className={classes.more}>
        <Link to="/v1/bio" className={actions.action}>
          {wording.home.readBiography}
        </Link>
      </p>
    </Section>
  );
}
