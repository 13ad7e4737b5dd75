import { shapeOf } from '../../../features/portfolio/rhythm';
import { portfolioWording } from '../../../features/portfolio/wording';
import { usePortfolioPiece } from '../../../pages/use-portfolio-piece';
import { PageHead } from '../../../seo/page-head';
import { toParagraphs } from '../../../texts/plain-text';
import { Paragraphs } from '../../shared/paragraphs';
import { ShareButton } from '../../shared/share-button';
import { FrameCredits, FrameMedia, ratioStyle, StoryFrames } from '../../shared/story-frames';
import { NeighbourLinks } from '../blog/neighbour-links';
import share from '../blog/share-button.module.css';
import { ActionLink, ButtonLink } from '../components/action-link';
import { Section } from '../components/section';
import { STORY_SIZES } from '../portfolio/story-sizes';
import { NotFoundScreen } from '../screens/not-found-screen';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './portfolio-piece-page.module.css';

const COVER_SIZES = '(min-width: 62em) 75vw, 100vw';
/** One piece: a large cover beside or below its title, then the frames in their rhythm. The route has loaded it. */
export function PortfolioPiecePage() {
  const piece = usePortfolioPiece();
  // The owner hid it while it was open.
  if (!piece?.cover) return <NotFoundScreen />;
  const { item, cover, frames, foundAs, previous, next } = piece;
  const credits = `${text.label} ${classes.credits}`;
  const ways = <Ways title={item.title} slug={item.slug} />;

  return (
    <article>
      <PageHead {...foundAs} />
      <header className={classes.header} data-ground="dark" data-is-tall={shapeOf(cover) !== 'landscape'}>
        <div className={classes.words}>
          <p className={`${text.label} ${classes.facts}`}>
            <span>{item.category}</span>
            <span>{item.year}</span>
          </p>
          <h1 className={`${text.title1} ${classes.title}`}>{item.title}</h1>
        </div>
        <figure className={classes.cover} style={ratioStyle([cover])}>
          <FrameMedia
            frame={cover}
            sizes={COVER_SIZES}
            priority
            className={classes.media}
            buttonClassName={actions.button}
          />
          <FrameCredits frame={cover} className={credits} />
        </figure>
      </header>
      {(item.description || frames.length === 0) && (
        <Section ground="light">
          <div className={`${text.lead} ${text.prose} ${classes.description}`}>
            <Paragraphs texts={toParagraphs(item.description)} />
          </div>
          {frames.length === 0 && ways}
        </Section>
      )}
      {frames.length > 0 && (
        <>
          <div className={classes.frames} data-ground="dark">
            <StoryFrames
              cover={cover}
              frames={frames}
              sizes={STORY_SIZES}
              classNames={{ ...classes, credits, button: actions.button }}
            />
          </div>
          <Section ground="light" screenOnly>
            {ways}
          </Section>
        </>
      )}
      <NeighbourLinks
        to="/portfolio/$slug"
        label={portfolioWording.neighbours}
        previous={previous}
        next={next}
      />
    </article>
  );
}

/** Ways on: booking, sharing, the whole portfolio. */
function Ways({ title, slug }: { title: string; slug: string }) {
  return (
    <div className={classes.ways}>
      <ButtonLink to="/book" isPrimary>
        {portfolioWording.book}
      </ButtonLink>
      <ShareButton
        title={title}
        path={`/portfolio/${slug}`}
        classNames={{ share: classes.share, answer: share.answer, button: actions.action }}
      />
      <ActionLink to="/portfolio">{portfolioWording.back}</ActionLink>
    </div>
  );
}
