import { Link } from '@tanstack/react-router';
import { CursorFollower } from '../../../motion/cursor-follower';
import { useScrollSwish } from '../../../motion/sound';
import { useHomePage } from '../../../pages/home';
import { PageHead } from '../../../seo/page-head';
import { ScrollTape } from '../../shared/scroll-tape';
import cursor from '../components/cursor-follower.module.css';
import { Ornament } from '../components/ornament';
import tape from '../components/scroll-tape.module.css';
import { Section } from '../components/section';
import { BiographySection } from '../home/biography-section';
import { Hero } from '../home/hero';
import { InitiativeTeaser } from '../home/initiative-teaser';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './home-page.module.css';

/** Cover, biography, the way to the rates, initiative. */
export function HomePage() {
  const { site, hero } = useHomePage();
  useScrollSwish();
  return (
    <>
      <PageHead title="" description={wording.home.description(site.title, hero.professions.join(', '))} />
      <Hero hero={hero} siteTitle={site.title} />
      <BiographySection />
      <RatesInvitation />
      <InitiativeTeaser />
      <ScrollTape classNames={tape} />
      <CursorFollower className={cursor.follower}>
        <span className={cursor.lozenge} />
      </CursorFollower>
    </>
  );
}

/** The way to the rate card, as an invitation. */
function RatesInvitation() {
  return (
    <Section ground="leaf" overline={wording.home.ratesOverline} title={wording.home.ratesTitle}>
      <div className={classes.invitation}>
        <p className={text.lead}>{wording.home.ratesText}</p>
        <Ornament />
        <Link to="/rate-card" className={actions.button}>
          {wording.home.rates}
        </Link>
      </div>
    </Section>
  );
}
