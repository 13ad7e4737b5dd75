import { type Initiative, placesOf } from '../../../features/initiative/initiative';
import type { Frame } from '../../../features/portfolio/story';
import { useInitiative } from '../../../pages/initiative';
import { Photo } from '../../../pictures/photo';
import type { Picture } from '../../../pictures/picture';
import { Paragraphs } from '../../shared/paragraphs';
import { StoryFrames } from '../../shared/story-frames';
import { ActionLink, ButtonLink } from '../components/action-link';
import { FactList } from '../components/fact-list';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { Empty, ListState } from '../components/states';
import { STORY_SIZES } from '../portfolio/story-sizes';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './initiative-page.module.css';
import story from './portfolio-piece-page.module.css';

/** The youth initiative: mission, three initiatives, impact, and where to join in. */
export function InitiativePage() {
  const { query, initiative, volunteeringIsOn } = useInitiative();
  const title = initiative?.name || wording.initiative.title;
  const { opening, mission, programmes, others } = placesOf(initiative ?? { pictures: [], programmes: [] });

  return (
    <Page
      of="initiative"
      words={{
        title,
        description: () => wording.initiative.description(title, initiative?.mission[0] ?? ''),
      }}
      eyebrow={initiative?.eyebrow}
      lead={initiative?.theme && <p className={classes.theme}>{initiative.theme}</p>}
      preview={opening}
    >
      {opening && (
        <div className={classes.band}>
          <Photo picture={opening} sizes="100vw" priority className={classes.opening} />
        </div>
      )}
      {!initiative && (
        <Section ground="light">
          <ListState query={query} words={wording.initiative} />
        </Section>
      )}
      {initiative && (
        <>
          <Section ground="light" labelledBy={initiative.mission.length > 0 ? 'mission' : undefined}>
            {initiative.mission.length + initiative.about.length === 0 && (
              <Empty text={wording.initiative.empty} />
            )}
            <MissionStatement initiative={initiative} picture={mission} />
          </Section>
          <Programmes initiative={initiative} picture={programmes} />
          <Gallery pictures={others} />
          <Section ground="light" labelledBy={initiative.impactFigures.length > 0 ? 'impact' : undefined}>
            <ImpactFigures figures={initiative.impactFigures} />
            <p className={classes.ways}>
              {volunteeringIsOn && <ButtonLink to="/volunteer">{wording.initiative.volunteer}</ButtonLink>}
              <ActionLink to="/projects">{wording.initiative.projects}</ActionLink>
            </p>
          </Section>
        </>
      )}
    </Page>
  );
}

interface PartProps {
  initiative: Initiative;
  picture?: Picture;
}

/** The mission as large as a headline; how it began beside a photograph. */
function MissionStatement({ initiative: { mission, about }, picture }: PartProps) {
  return (
    <>
      {mission.length > 0 && (
        <>
          <h2 id="mission" className={`${text.label} ${classes.title}`}>
            {wording.initiative.mission}
          </h2>
          <div className={`${text.title2} ${classes.mission}`}>
            <Paragraphs texts={mission} />
          </div>
        </>
      )}
      {picture && (
        <Photo picture={picture} sizes="(min-width: 62em) 40vw, 78vw" className={classes.picture} />
      )}
      <div className={`${text.prose} ${classes.about}`}>
        <Paragraphs texts={about} />
      </div>
    </>
  );
}

/** The programmes of the initiative, line by line. */
function Programmes({ initiative: { programmes }, picture }: PartProps) {
  if (programmes.length === 0) return null;
  return (
    <Section ground="dark" labelledBy="programmes">
      <h2 id="programmes" className={`${text.label} ${classes.programmesTitle}`}>
        {wording.initiative.programmes}
      </h2>
      {picture && (
        <Photo picture={picture} sizes="(min-width: 62em) 24vw, 60vw" className={classes.programmesPicture} />
      )}
      <ol className={classes.list}>
        {programmes.map((programme) => (
          <li key={programme.title} className={classes.programme}>
            <h3 className={text.title2}>{programme.title}</h3>
            <p className={classes.text}>{programme.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The other pictures, whole, in the rhythm of a story. */
function Gallery({ pictures }: { pictures: Picture[] }) {
  const frames = pictures.map((picture): Frame => {
    const { src, width, height } = picture;
    return { id: src, picture, credits: null, ratio: height ? width / height : 0 };
  });
  const [cover] = frames;
  if (!cover) return null;
  const { row, frame, media } = story;
  return (
    <div className={story.frames} data-ground="dark">
      <StoryFrames
        cover={cover}
        frames={frames}
        sizes={STORY_SIZES}
        classNames={{ row, frame, media, credits: text.label, button: actions.button }}
      />
    </div>
  );
}

/** The impact of the initiative, in very large numerals. */
function ImpactFigures({ figures }: { figures: Initiative['impactFigures'] }) {
  if (figures.length === 0) return null;
  return (
    <>
      <h2 id="impact" className={`${text.label} ${classes.impactFiguresTitle}`}>
        {wording.initiative.impact}
      </h2>
      <FactList
        facts={figures}
        classNames={{
          list: classes.figures,
          fact: classes.figure,
          value: `${text.numeral} ${classes.value}`,
        }}
      />
    </>
  );
}
