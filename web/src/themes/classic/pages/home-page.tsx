import { useSuspenseQuery } from '@tanstack/react-query';
import { heroQueries } from '../../../features/hero/queries';
import { useSite } from '../../../features/site/use-site';
import { useScrollSwish } from '../../../motion/use-scroll-swish';
import { PageHead } from '../../../seo/page-head';
import { BiographySection } from '../home/biography-section';
import { Hero } from '../home/hero';
import { InitiativeTeaser } from '../home/initiative-teaser';
import { RatesInvitation } from '../home/rates-invitation';
import { CursorFollower } from '../pieces/cursor-follower';
import { ScrollTape } from '../pieces/scroll-tape';
import { wording } from '../wording';

/** Cover, biography, the way to the rates, initiative. */
export function HomePage() {
  const site = useSite();
  const { data: hero } = useSuspenseQuery(heroQueries.texts());
  useScrollSwish();
  return (
    <>
      <PageHead title="" description={wording.home.description(site.title, hero.professions.join(', '))} />
      <Hero hero={hero} siteTitle={site.title} />
      <BiographySection />
      <RatesInvitation />
      <InitiativeTeaser />
      <ScrollTape />
      <CursorFollower />
    </>
  );
}
