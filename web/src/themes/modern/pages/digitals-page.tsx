import { compCardWording } from '../../../features/comp-card/wording';
import { openDigitalId } from '../../../features/digitals/use-digitals';
import { digitalsWording } from '../../../features/digitals/wording';
import { measurementsWording } from '../../../features/measurements/wording';
import { usePageWords } from '../../../features/site/use-site';
import { useDigitalsPage } from '../../../pages/digitals';
import { Photo } from '../../../pictures/photo';
import { FilmPlayer } from '../../shared/film-player';
import { ActionLink } from '../components/action-link';
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
  const words = usePageWords(digitalsWording, 'digitals');
  return (
    <Page
      words={words}
      eyebrow={taken}
      lead={digitals ? words.lead : ''}
      preview={digitals?.pictures[0]?.picture}
      noIndex={digitals === null}
      links={<ActionLink to="/comp-card">{compCardWording.title}</ActionLink>}
    >
      <Section ground="light" labelledBy={digitals ? 'pictures' : undefined}>
        <ListState query={query} words={digitalsWording} />
        {digitals === null && (
          <div className={classes.none}>
            <Empty text={words.empty} />
            <ActionLink to="/contact">{digitalsWording.emptyAction}</ActionLink>
          </div>
        )}
        {digitals && (
          <>
            <h2 id="pictures" className={classes.heading}>
              {digitalsWording.pictures}
            </h2>
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
                    <Photo
                      picture={picture}
                      sizes="(min-width: 62em) 26vw, (min-width: 48em) 29vw, 44vw"
                      priority={index === 0}
                      className={classes.picture}
                    />
                    <figcaption className={`${text.label} ${text.quiet}`}>{label}</figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      {digitals?.clip && (
        <Section ground="dark" labelledBy="walk" screenOnly>
          <h2 id="walk" className={`${text.title2} ${classes.title}`}>
            {digitalsWording.clip}
          </h2>
          <FilmPlayer
            film={digitals.clip}
            sizes="(min-width: 62em) 50vw, 92vw"
            className={classes.clip}
            buttonClassName={actions.button}
          />
        </Section>
      )}
      {digitals && !measurements.isNone && (
        <Section ground={digitals.clip ? 'light' : 'dark'} labelledBy="measurements">
          <h2 id="measurements" className={`${text.title2} ${classes.title}`}>
            {measurementsWording.title}
          </h2>
          <div className={classes.measurements}>
            <MeasurementList shown={measurements} />
          </div>
        </Section>
      )}
      <Lightbox {...lightbox} />
    </Page>
  );
}
