import { useState } from 'react';
import { biographyWording } from '../../../features/biography/wording';
import { useMilestones } from '../../../features/milestones/use-milestones';
import { milestonesWording } from '../../../features/milestones/wording';
import { usePortfolioPlace } from '../../../features/portfolio/use-portfolio-place';
import { portfolioWording } from '../../../features/portfolio/wording';
import { rateCardWording } from '../../../features/rate-card/wording';
import { isListed } from '../../../features/site/menu';
import { useSite } from '../../../features/site/use-site';
import { CursorFollower } from '../../../motion/cursor-follower';
import { useScrollSwish } from '../../../motion/sound';
import { useBiography } from '../../../pages/biography';
import { useBookingsText, useHomePage } from '../../../pages/home';
import { useInitiativeTeaser } from '../../../pages/initiative';
import { Photo } from '../../../pictures/photo';
import { PageHead } from '../../../seo/page-head';
import { Paragraphs } from '../../shared/paragraphs';
import { ScrollTape } from '../../shared/scroll-tape';
import { ActionLink } from '../components/action-link';
import cursor from '../components/cursor-follower.module.css';
import { FactList } from '../components/fact-list';
import { MilestoneTimeline } from '../components/milestone-timeline';
import tape from '../components/scroll-tape.module.css';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import biographyClasses from '../home/biography-section.module.css';
import { Hero } from '../home/hero';
import portfolioClasses from '../home/home-portfolio.module.css';
import teaserClasses from '../home/initiative-teaser.module.css';
import ratesClasses from '../home/rates-call.module.css';
import { PortfolioGallery } from '../portfolio/portfolio-gallery';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import { wording } from '../wording';

/** Hero, biography with the milestones, rates, portfolio, initiative. */
export function HomePage() {
  const { site, hero } = useHomePage();
  useScrollSwish();
  const general = wording.home.description(site.title, hero.tagline, hero.professions.join(', '));
  return (
    <>
      <PageHead title="" description={site.texts.homeDescription ?? general} />
      <Hero />
      {isListed(site, 'biography') && <BiographySection />}
      {isListed(site, 'biography') && <TimelineSection />}
      {isListed(site, 'rates') && <RatesCall />}
      {isListed(site, 'portfolio') && <HomePortfolio />}
      {isListed(site, 'initiative') && <InitiativeTeaser />}
      <ScrollTape classNames={tape} />
      <CursorFollower className={cursor.ring} />
    </>
  );
}

/** The biography as an opening spread: a photograph hanging over from the hero, text in two columns. */
function BiographySection() {
  const { query, biography } = useBiography();
  return (
    <Section ground="light" labelledBy="home-biography">
      {biography?.picture && (
        <Photo
          picture={biography.picture}
          sizes="(min-width: 62em) 30vw, 70vw"
          className={biographyClasses.picture}
        />
      )}
      <div className={biographyClasses.opening}>
        <p className={`${text.label} ${biographyClasses.eyebrow}`}>{wording.home.biographyEyebrow}</p>
        <h2 id="home-biography" className={text.title2}>
          {biography?.title || wording.navigation.biography}
        </h2>
        {biography?.intro && <p className={`${text.lead} ${biographyClasses.intro}`}>{biography.intro}</p>}
      </div>
      <div className={biographyClasses.text}>
        <ListState query={query} words={biographyWording} />
        <div className={biographyClasses.columns}>
          <Paragraphs texts={biography?.paragraphs} />
        </div>
        <ActionLink to="/bio">{wording.home.readBiography}</ActionLink>
      </div>
    </Section>
  );
}

/** The milestones below the biography, on the same ground. */
function TimelineSection() {
  if (useMilestones().hasNone) return null;
  return (
    <div className={biographyClasses.joined}>
      <Section ground="light" labelledBy="home-milestones">
        <h2 id="home-milestones" className={`${text.title2} ${biographyClasses.title}`}>
          {milestonesWording.title}
        </h2>
        <MilestoneTimeline />
      </Section>
    </div>
  );
}

/** The newest images, with the filter and the lightbox of the portfolio page; only the open image is in the address. */
function HomePortfolio() {
  const [category, setCategory] = useState<string>();
  const place = usePortfolioPlace();
  return (
    <Section ground="light" labelledBy="home-portfolio" id="portfolio">
      <div className={portfolioClasses.opening}>
        <p className={`${text.label} ${portfolioClasses.eyebrow}`}>{wording.home.portfolioEyebrow}</p>
        <h2 id="home-portfolio" className={text.title1}>
          {portfolioWording.sectionTitle}
        </h2>
      </div>
      <p className={portfolioClasses.whole}>
        <ActionLink to="/portfolio">{wording.home.portfolioAll}</ActionLink>
      </p>
      <PortfolioGallery
        {...place}
        pageSize={settings.homePortfolioPageSize}
        category={category}
        onCategory={setCategory}
      />
    </Section>
  );
}

/** On wide screens a nearly square crop of a landscape picture: it loads wider than it shows. */
const SIZES = '(min-width: 62em) 86vw, 100vw';

/** The youth initiative in one spread: photograph to the edge, name, theme, figures. */
function InitiativeTeaser() {
  const { volunteeringIsOn } = useSite();
  const initiative = useInitiativeTeaser();
  if (!initiative.name) return null;
  const [picture] = initiative.pictures;
  return (
    <Section ground="dark" labelledBy="home-initiative">
      {picture && <Photo picture={picture} sizes={SIZES} className={teaserClasses.picture} />}
      <div className={teaserClasses.words}>
        {initiative.eyebrow && (
          <p className={`${text.label} ${teaserClasses.eyebrow}`}>{initiative.eyebrow}</p>
        )}
        <h2 id="home-initiative" className={text.title1}>
          {initiative.name}
        </h2>
        {initiative.theme && <p className={teaserClasses.theme}>{initiative.theme}</p>}
        {initiative.teaser && <p className={teaserClasses.teaser}>{initiative.teaser}</p>}
        <p className={teaserClasses.links}>
          <ActionLink to="/endeleza">{wording.home.initiativeAction(initiative.name)}</ActionLink>
          {volunteeringIsOn && <ActionLink to="/volunteer">{wording.home.initiativeVolunteer}</ActionLink>}
        </p>
      </div>
      {initiative.impactFigures.length > 0 && (
        <FactList
          facts={initiative.impactFigures}
          classNames={{ list: teaserClasses.figures, fact: teaserClasses.figure, value: text.numeral }}
        />
      )}
    </Section>
  );
}

/** The call to see the rates: words only, very large. */
function RatesCall() {
  return (
    <Section ground="dark" labelledBy="home-rates">
      <p className={`${text.label} ${ratesClasses.eyebrow}`}>{wording.home.ratesEyebrow}</p>
      <h2 id="home-rates" className={`${text.title1} ${ratesClasses.title}`}>
        {rateCardWording.title}
      </h2>
      <div className={ratesClasses.way}>
        <p className={text.lead}>{useBookingsText(wording.home.ratesText)}</p>
        <p className={ratesClasses.links}>
          <ActionLink to="/rate-card">{wording.home.ratesAction}</ActionLink>
          <ActionLink to="/book">{wording.home.ratesBook}</ActionLink>
        </p>
      </div>
    </Section>
  );
}
