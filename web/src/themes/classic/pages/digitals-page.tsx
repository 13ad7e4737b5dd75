import { Link } from '@tanstack/react-router';
import { compCardWording } from '../../../features/comp-card/wording';
import { openDigitalId } from '../../../features/digitals/use-digitals';
import { digitalsWording } from '../../../features/digitals/wording';
import { measurementsWording } from '../../../features/measurements/wording';
import { useDigitalsPage } from '../../../pages/digitals';
import { FilmPlayer } from '../../shared/film-player';
import { FramedPhoto } from '../components/framed-photo';
import { MeasurementList } from '../components/measurement-list';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { Empty, ListState } from '../components/states';
import { Lightbox } from '../portfolio/lightbox';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './digitals-page.module.css';

/** How the owner looks now: unretouched pictures by angle, a walk, and the measurements. */
export function DigitalsPage() {
  const { query, digitals, taken, gallery, open, lightbox, measurements } = useDigitalsPage();
  return (
    <Page
      words={digitalsWording}
      overline={taken}
      lead={digitals ? digitalsWording.lead : ''}
      preview={digitals?.pictures[0]?.picture}
      noIndex={digitals === null}
      below={
        <Link to="/v1/comp-card" className={actions.action}>
          {compCardWording.title}
        </Link>
      }
    >
      <ListState query={query} words={digitalsWording} />
      {digitals === null && (
        <Section>
          <div className={classes.none}>
            <Empty text={digitalsWording.empty} />
            <Link to="/v1/contact" className={actions.action}>
              {digitalsWording.emptyAction}
            </Link>
          </div>
        </Section>
      )}
      {digitals && (
        <Section title={digitalsWording.pictures}>
          <ul ref={gallery} className={classes.grid}>
            {digitals.pictures.map(({ id, label, picture }, index) => (
              <li key={id}>
                <figure className={classes.digital}>
                  <button
                    type="button"
                    data-needs-script=""
                    id={openDigitalId(id)}
                    className={classes.open}
                    aria-label={digitalsWording.open(label)}
                    onClick={() => open(id)}
                  />
                  <FramedPhoto
                    picture={picture}
                    sizes="(min-width: 48em) 26vw, 42vw"
                    priority={index === 0}
                    className={classes.frame}
                  />
                  <figcaption className={`${text.label} ${classes.label}`}>{label}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {digitals?.clip && (
        <Section title={digitalsWording.clip} screenOnly>
          <FilmPlayer
            film={digitals.clip}
            sizes="(min-width: 62em) 50vw, 92vw"
            className={classes.clip}
            buttonClassName={actions.button}
          />
        </Section>
      )}
      {digitals && !measurements.isNone && (
        <Section ground="leaf" title={measurementsWording.title}>
          <MeasurementList shown={measurements} />
        </Section>
      )}
      {lightbox.item && <Lightbox {...lightbox} item={lightbox.item} />}
    </Page>
  );
}
