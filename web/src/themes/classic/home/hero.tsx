import { Link } from '@tanstack/react-router';
import { type CSSProperties, useRef } from 'react';
import type { Hero as HeroTexts } from '../../../features/hero/hero';
import { ROLES } from '../../../features/role-profiles/role-profile';
import { roleWording } from '../../../features/role-profiles/wording';
import { PARALLAX, useParallax } from '../../../motion/parallax';
import { SPOTLIGHT_SIZE, useSpotlight } from '../../../motion/spotlight';
import { Backdrop } from '../../../pictures/backdrop';
import { longestPart } from '../../../texts/plain-text';
import { Facts } from '../components/facts';
import print from '../components/gold-print.module.css';
import { Ornament } from '../components/ornament';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './hero.module.css';

interface HeroProps {
  hero: HeroTexts;
  siteTitle: string;
}

/** The cover of the programme: photograph, frame, name, professions and the three roles on the middle axis. */
export function Hero({ hero, siteTitle }: HeroProps) {
  const stage = useRef<HTMLElement>(null);
  const background = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useSpotlight(stage);
  useParallax(stage, background, PARALLAX.background);
  useParallax(stage, heading, PARALLAX.heading);
  useParallax(stage, content, PARALLAX.content);

  // The type size fits the longest word; on wide screens the whole name.
  const sizes = {
    '--longest-word': longestPart(siteTitle),
    '--letters': Math.max(siteTitle.length, 1),
    '--spot-size': SPOTLIGHT_SIZE,
  } as CSSProperties;

  return (
    <section ref={stage} className={classes.hero} data-ground="cover" style={sizes}>
      <div ref={background} className={`${print.print} ${classes.backdrop}`} data-layer="background">
        <Backdrop picture={hero.picture} portrait={hero.portrait} />
      </div>
      <div className={classes.spotlight} data-spotlight aria-hidden="true" />
      <div className={classes.frame} aria-hidden="true" />
      <div className={classes.words}>
        <h1 ref={heading} className={classes.name}>
          {siteTitle}
        </h1>
        <div ref={content} className={classes.content} data-layer="content">
          <Ornament />
          <Facts facts={hero.professions.map((profession) => ({ key: profession, fact: profession }))} />
          {hero.finalistLine && <p className={text.lead}>{hero.finalistLine}</p>}
          {hero.experience && <p className={classes.experience}>{hero.experience}</p>}
          <ul className={classes.roles} aria-label={wording.home.roles}>
            {ROLES.map((role) => (
              <li key={role}>
                <Link to="/about-roles" search={{ role }} className={`${actions.button} ${classes.role}`}>
                  {roleWording.buttons[role]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
