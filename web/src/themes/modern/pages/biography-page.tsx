import type { Biography } from '../../../features/biography/queries';
import { biographyWording } from '../../../features/biography/wording';
import { useMeasurements } from '../../../features/measurements/use-measurements';
import { measurementsWording } from '../../../features/measurements/wording';
import { useMilestones } from '../../../features/milestones/use-milestones';
import { milestonesWording } from '../../../features/milestones/wording';
import { useBiography } from '../../../pages/biography';
import { DigitalsLink } from '../../shared/digitals-link';
import { Paragraphs } from '../../shared/paragraphs';
import { MeasurementList } from '../components/measurement-list';
import { MilestoneTimeline } from '../components/milestone-timeline';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { Empty, ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './biography-page.module.css';

/** The biography: intro, text, professional background, measurements, milestones. */
export function BiographyPage() {
  const { query, biography } = useBiography();
  const { hasNone } = useMilestones();
  const words = wording.biography;
  return (
    <Page
      of="biography"
      words={words}
      eyebrow={biography?.title && words.title}
      heading={biography?.title || words.title}
      lead={biography?.intro}
      picture={biography?.picture}
      links={<DigitalsLink className={actions.action} />}
    >
      <Section ground="light">
        <ListState query={query} words={{ ...wording.biography, ...biographyWording }} />
        {biography && <Story biography={biography} />}
      </Section>
      <MeasurementsCard />
      {!hasNone && (
        <Section ground="light" labelledBy="milestones">
          <h2 id="milestones" className={`${text.title2} ${classes.milestonesTitle}`}>
            {milestonesWording.title}
          </h2>
          <MilestoneTimeline />
        </Section>
      )}
    </Page>
  );
}

/** The biography as running text, with the professional background in the margin. */
function Story({ biography }: { biography: Biography }) {
  const { paragraphs, professionalBackground, picture } = biography;
  return (
    <>
      <div className={classes.text} data-below-picture={picture ? '' : undefined}>
        {paragraphs.length === 0 && <Empty text={wording.biography.empty} />}
        <div className={text.prose}>
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
      {professionalBackground.length > 0 && (
        <div className={classes.background} data-below-picture={picture ? '' : undefined}>
          <h2 className={`${text.label} ${classes.backgroundTitle}`}>{wording.biography.background}</h2>
          <ul>
            {professionalBackground.map((entry) => (
              <li key={entry} className={classes.entry}>
                {entry}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The measurements of the biography, large, in a card of fine lines. Hidden without measurements. */
function MeasurementsCard() {
  const shown = useMeasurements('biography');
  if (shown.isNone) return null;

  return (
    <Section ground="dark" labelledBy="measurements">
      <h2 id="measurements" className={classes.title}>
        {measurementsWording.title}
      </h2>
      <div className={classes.card}>
        <MeasurementList
          shown={shown}
          classNames={{ list: classes.list, fact: classes.measurement, value: classes.value }}
        />
      </div>
    </Section>
  );
}
