import { CursorFollower } from '../../../motion/cursor-follower';
import { useScrollSwish } from '../../../motion/sound';
import { useHomePage } from '../../../pages/home';
import { PageHead } from '../../../seo/page-head';
import { ScrollTape } from '../../shared/scroll-tape';
import cursor from '../components/cursor-follower.module.css';
import tape from '../components/scroll-tape.module.css';
import { BiographySection, TimelineSection } from '../home/biography-section';
import { Hero } from '../home/hero';
import { HomePortfolio } from '../home/home-portfolio';
import { InitiativeTeaser } from '../home/initiative-teaser';
import { RatesCall } from '../home/rates-call';
import { wording } from '../wording';

/** Hero, biography with the milestones, rates, portfolio, initiative. */
export function HomePage() {
  const { site, hero } = useHomePage();
  useScrollSwish();
  return (
    <>
      <PageHead
        title=""
        description={wording.home.description(site.title, hero.tagline, hero.professions.join(', '))}
      />
      <Hero hero={hero} siteTitle={site.title} />
      <BiographySection />
      <TimelineSection />
      <RatesCall />
      <HomePortfolio />
      <InitiativeTeaser />
      <ScrollTape classNames={tape} />
      <CursorFollower className={cursor.ring} />
    </>
  );
}
