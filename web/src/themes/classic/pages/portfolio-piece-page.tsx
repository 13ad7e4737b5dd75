import { notFound } from '@tanstack/react-router';
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
import { Facts } from '../components/facts';
import { Ornament } from '../components/ornament';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './portfolio-piece-page.module.css';

const COVER_SIZES = '(min-width: 62em) 60rem, 90vw';
const SIZES = {
  wide: '(min-width: 80em) 76rem, 90vw',
  pair: '(min-width: 62em) 30rem, 45vw',
  column: '(min-width: 48em) 38rem, 80vw',
  offset: '(min-width: 48em) 30rem, 70vw',
};

/** One piece as an album: its title page, then a plate for each row of frames. The route has loaded it. */
export function PortfolioPiecePage() {
  const piece = usePortfolioPiece();
  // The owner hid it while it was open.
  if (!piece?.cover) throw notFound();
  const { item, cover, frames, foundAs, previous, next } = piece;
  const facts = [
    { key: 'category', fact: item.category },
    { key: 'year', fact: item.year },
  ];

  return (
    <>
      <article className={classes.album}>
        <PageHead {...foundAs} />
        <header className={classes.header}>
          <ActionLink to="/v1/portfolio">{portfolioWording.back}</ActionLink>
          <h1 className={text.title1}>{item.title}</h1>
          <Facts facts={facts} />
        </header>
        <figure className={`${classes.row} ${classes.cover}`} style={ratioStyle([cover])}>
          <div className={classes.frame}>
            <FrameMedia
              frame={cover}
              sizes={COVER_SIZES}
              priority
              className={classes.media}
              buttonClassName={actions.button}
            />
          </div>
          <FrameCredits frame={cover} className={classes.credits} />
        </figure>
        {item.description && (
          <div className={`${text.lead} ${classes.description}`}>
            <Paragraphs texts={toParagraphs(item.description)} />
          </div>
        )}
        <StoryFrames
          cover={cover}
          frames={frames}
          sizes={SIZES}
          classNames={{ ...classes, button: actions.button }}
        />
        <footer className={classes.end}>
          <Ornament />
          <ButtonLink to="/book" isPrimary>
            {portfolioWording.book}
          </ButtonLink>
          <ShareButton
            title={item.title}
            path={`/v1/portfolio/${item.slug}`}
            classNames={{ ...share, button: actions.action }}
          />
        </footer>
      </article>
      <NeighbourLinks
        to="/v1/portfolio/$slug"
        label={portfolioWording.neighbours}
        previous={previous}
        next={next}
      />
    </>
  );
}
