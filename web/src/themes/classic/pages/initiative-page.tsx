import type { Initiative } from '../../../features/initiative/initiative';
import { useInitiative } from '../../../pages/initiative';
import { Paragraphs } from '../../shared/paragraphs';
import { ButtonLink } from '../components/action-link';
import { FramedPhoto } from '../components/framed-photo';
import { Ornament } from '../components/ornament';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './initiative-page.module.css';

const words = wording.initiative;

/** The name and theme of the initiative; its texts, or the message while they are missing. */
export function InitiativePage() {
  const { query, initiative, volunteeringIsOn } = useInitiative();
  const name = initiative?.name || words.title;
  const theme = initiative?.theme ?? '';
  return (
    <Page
      of="initiative"
      words={{ title: name, description: () => words.description(name, theme) }}
      overline={initiative?.eyebrow}
      lead={theme}
      preview={initiative?.pictures[0]}
      backdrop={query.isPending ? null : initiative?.pictures[0]}
    >
      <ListState query={query} words={words} />
      {initiative && <Texts initiative={initiative} volunteeringIsOn={volunteeringIsOn} />}
    </Page>
  );
}

/** About, mission, vision, objectives, impact images, end goal, theme and the way to volunteer. */
function Texts({ initiative, volunteeringIsOn }: { initiative: Initiative; volunteeringIsOn: boolean }) {
  const { theme, about, mission, vision, objectives, endGoal, pictures } = initiative;
  return (
    <>
      <TextSection title={words.about} paragraphs={about} />
      {(mission.length > 0 || vision.length > 0) && (
        <div className={classes.pair}>
          <TextSection title={words.mission} paragraphs={mission} />
          <TextSection title={words.vision} paragraphs={vision} />
        </div>
      )}
      {objectives.length > 0 && (
        <Section ground="leaf" title={words.objectives}>
          <ol className={classes.objectives}>
            {objectives.map((objective) => (
              <li key={objective} className={classes.objective}>
                {objective}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {pictures.length > 0 && (
        <Section title={words.impact}>
          <ul className={classes.pictures}>
            {pictures.map((picture) => (
              <li key={picture.src}>
                <FramedPhoto
                  picture={picture}
                  sizes="(min-width: 62em) 40vw, 92vw"
                  className={classes.picture}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <TextSection title={words.endGoal} paragraphs={endGoal} />
      <section className={classes.closing} aria-labelledby={theme ? 'initiative-theme' : undefined}>
        <Ornament />
        {theme && (
          <>
            <p className={`${text.label} ${text.accent}`}>{words.theme}</p>
            <h2 id="initiative-theme" className={`${text.title1} ${classes.theme}`}>
              {theme}
            </h2>
          </>
        )}
        {volunteeringIsOn && <ButtonLink to="/v1/volunteer">{words.volunteer}</ButtonLink>}
      </section>
    </>
  );
}

function TextSection({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <Section title={title}>
      <div className={classes.text}>
        <Paragraphs texts={paragraphs} />
      </div>
    </Section>
  );
}
