import { Link } from '@tanstack/react-router';
import { type CSSProperties, useRef } from 'react';
import { biographyWording } from '../../../features/biography/wording';
import { isListed } from '../../../features/site/menu';
import { CursorFollower } from '../../../motion/cursor-follower';
import { useParallax } from '../../../motion/parallax';
import { useScrollSwish } from '../../../motion/sound';
import { SPOTLIGHT_SIZE, useSpotlight } from '../../../motion/spotlight';
import { useBiography } from '../../../pages/biography';
import { useBookingsText, useHomePage } from '../../../pages/home';
import { useInitiativeTeaser } from '../../../pages/initiative';
import { Backdrop } from '../../../pictures/backdrop';
import { PageHead } from '../../../seo/page-head';
import { longestPart } from '../../../texts/plain-text';
import { Paragraphs } from '../../shared/paragraphs';
import { ScrollTape } from '../../shared/scroll-tape';
import { ActionLink, ButtonLink } from '../components/action-link';
import cursor from '../components/cursor-follower.module.css';
import { Facts } from '../components/facts';
import { FramedPhoto } from '../components/framed-photo';
import print from '../components/gold-print.module.css';
import { Ornament } from '../components/ornament';
import tape from '../components/scroll-tape.module.css';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import biographyClasses from '../home/biography-section.module.css';
import heroClasses from '../home/hero.module.css';
import teaserClasses from '../home/initiative-teaser.module.css';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './home-page.module.css';

/** Cover, biography, the way to the rates, initiative. */
export function HomePage() {
  const { site, hero } = useHomePage();
  useScrollSwish();
  const general = wording.home.description(site.title, hero.professions.join(', '));
  return (
    <>
      <PageHead title="" description={site.texts.homeDescription ?? general} />
      <Hero />
      {isListed(site, 'biography') && <BiographySection />}
      {isListed(site, 'rates') && <RatesInvitation />}
      {isListed(site, 'initiative') && <InitiativeTeaser />}
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
        <p className={text.lead}>{useBookingsText(wording.home.ratesText)}</p>
        <Ornament />
        <ButtonLink to="/rate-card">{wording.home.rates}</ButtonLink>
      </div>
    </Section>
  );
}

/** Paragraphs next to the portrait; the biography page has all of them. */
const PARAGRAPHS = 2;

/** A triptych: the portrait in the middle, a column of text at each side. */
function BiographySection() {
  const { query, biography } = useBiography();
  const paragraphs = biography?.paragraphs.slice(0, PARAGRAPHS) ?? [];
  return (
    <Section overline={wording.home.biographyOverline} title={biography?.title || wording.bio.title}>
      <ListState query={query} words={{ ...wording.bio, ...biographyWording }} />
      {biography && (
        <>
          {biography.intro && <p className={`${text.lead} ${biographyClasses.intro}`}>{biography.intro}</p>}
          <div className={biographyClasses.triptych} data-columns={paragraphs.length}>
            {biography.picture && (
              <FramedPhoto
                picture={biography.picture}
                sizes="(min-width: 62em) 32vw, 80vw"
                className={biographyClasses.portrait}
              />
            )}
            <Paragraphs texts={paragraphs} className={`${text.prose} ${biographyClasses.paragraph}`} />
          </div>
        </>
      )}
      <p className={biographyClasses.more}>
        <ActionLink to="/v1/bio">{wording.home.readBiography}</ActionLink>
      </p>
    </Section>
  );
}

/** The cover of the programme: photograph, frame, name, professions and the three roles on the middle axis. */
function Hero() {
  const { site, hero } = useHomePage();
  const stage = useRef<HTMLElement>(null);
  useSpotlight(stage);
  useParallax(stage);

  // The type size fits the longest word; on wide screens the whole name.
  const sizes = {
    '--longest-word': longestPart(site.title),
    '--letters': Math.max(site.title.length, 1),
    '--spot-size': SPOTLIGHT_SIZE,
  } as CSSProperties;

  return (
    <section ref={stage} className={heroClasses.hero} data-ground="cover" style={sizes}>
      <div className={`${print.print} ${heroClasses.backdrop}`} data-layer="background">
        <Backdrop picture={hero.picture} portrait={hero.portrait} />
      </div>
      <div className={heroClasses.spotlight} data-spotlight aria-hidden="true" />
      <div className={heroClasses.frame} aria-hidden="true" />
      <div className={heroClasses.words}>
        <h1 className={heroClasses.name} data-layer="heading">
          {site.title}
        </h1>
        <div className={heroClasses.content} data-layer="content">
          <Ornament />
          <Facts facts={hero.professions.map((profession) => ({ key: profession, fact: profession }))} />
          {hero.finalistLine && <p className={text.lead}>{hero.finalistLine}</p>}
          {hero.experience && <p className={heroClasses.experience}>{hero.experience}</p>}
          {site.roles.length > 0 && (
            <ul className={heroClasses.roles} aria-label={wording.home.roles}>
              {site.roles.map(({ role, title }) => (
                <li key={role}>
                  <Link
                    to="/about-roles"
                    search={{ role }}
                    className={`${actions.button} ${heroClasses.role}`}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

/** The youth initiative in up to three portrait frames, its theme and a few sentences. */
function InitiativeTeaser() {
  const initiative = useInitiativeTeaser();
  if (!initiative.name) return null;
  return (
    <Section overline={initiative.eyebrow} title={initiative.name}>
      <div className={teaserClasses.teaser}>
        {initiative.pictures.length > 0 && (
          <ul className={teaserClasses.frames}>
            {initiative.pictures.map((picture) => (
              <li key={picture.src}>
                <FramedPhoto
                  picture={picture}
                  sizes="(min-width: 62em) 40vw, 60vw"
                  className={teaserClasses.frame}
                />
              </li>
            ))}
          </ul>
        )}
        {initiative.theme && <p className={`${text.title3} ${teaserClasses.theme}`}>{initiative.theme}</p>}
        {initiative.teaser && <p className={`${text.prose} ${teaserClasses.words}`}>{initiative.teaser}</p>}
        <ActionLink to="/v1/endeleza">{wording.home.initiative(initiative.name)}</ActionLink>
      </div>
    </Section>
  );
}
