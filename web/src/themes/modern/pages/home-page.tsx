import { useSuspenseQuery } from '@tanstack/react-query';
import { heroQueries } from '../../../features/hero/queries';
import { useSite } from '../../../features/site/use-site';
import { useScrollSwish } from '../../../motion/use-scroll-swish';
import { PageHead } from '../../../seo/page-head';
import { BiographySection } from '../home/biography-section';
import { Hero } from '../home/hero';
import { HomePortfolio } from '../home/home-portfolio';
import { InitiativeTeaser } from '../home/initiative-teaser';
import { RatesCall } from '../home/rates-call';
import { TimelineSection } from '../home/timeline-section';
import { CursorFollower } from '../pieces/cursor-follower';
import { ScrollTape } from '../pieces/scroll-tape';
import { wording } from '../wording';

/** Hero, biography with the milestones, rates, portfolio, initiative. */
export function HomePage() {
  const site = useSite();
  const { data: hero } = useSuspenseQuery(heroQueries.texts());
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
      <ScrollTape />
      <CursorFollower />
    </>
  );
}
