import { Link } from '@tanstack/react-router';
import { type CSSProperties, useRef } from 'react';
import { useParallax } from '../../../motion/parallax';
import { SPOTLIGHT_SIZE, useSpotlight } from '../../../motion/spotlight';
import { useHomePage } from '../../../pages/home';
import { Backdrop } from '../../../pictures/backdrop';
import { longestPart } from '../../../texts/plain-text';
import text from '../styles/type.module.css';
import classes from './hero.module.css';
import sealClasses from './seal.module.css';

/** The first screen: photograph, name, tagline, seal and the three roles, each moving at its own pace. */
export function Hero() {
  const { site, hero } = useHomePage();
  const stage = useRef<HTMLElement>(null);
  useSpotlight(stage);
  useParallax(stage);

  const line = [hero.finalistLine, hero.experience].filter(Boolean).join('. ');
  const [first = '', ...others] = site.title.split(/\s+/);
  // The last name is indented by about 1.64 letters.
  const longest = Math.max(longestPart(site.title), longestPart(others.join(' ')) + 1.64);

  return (
    <section
      ref={stage}
      className={classes.hero}
      data-ground="dark"
      style={{ '--longest-word': longest, '--spot-size': SPOTLIGHT_SIZE } as CSSProperties}
    >
      <div className={classes.backdrop} data-layer="background">
        <Backdrop picture={hero.picture} portrait={hero.portrait} />
      </div>
      <div className={classes.spotlight} aria-hidden="true" />
      {/* Moves with the heading, so that the two never meet on a small screen. */}
      {hero.badge && (
        <div className={classes.seal} data-layer="heading">
          <Seal text={hero.badge} />
        </div>
      )}
      <div className={classes.heading} data-layer="heading">
        {hero.tagline && <p className={`${text.label} ${classes.tagline}`}>{hero.tagline}</p>}
        <h1 className={classes.name}>
          <span className={classes.firstName}>{first}</span>{' '}
          <span className={classes.lastName}>{others.join(' ')}</span>
        </h1>
      </div>
      <div className={classes.content} data-layer="content">
        {line && <p className={classes.line}>{line}</p>}
        {site.roles.length > 0 && (
          <ul className={classes.roles}>
            {site.roles.map(({ role, title }) => (
              <li key={role}>
                <Link to="/about-roles" search={{ role }} className={`${text.label} ${classes.role}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The year is in the middle of the seal, the other words run around it. */
const YEAR = /\b(19|20)\d{2}\b/;

/** Letters that are readable around the seal: once, and twice. */
const FIT_ONCE = 44;
const FIT_TWICE = 20;

/** A fine-lined seal, like one pressed into paper. A text that is too long for it is set as a caption. */
function Seal({ text }: { text: string }) {
  const year = YEAR.exec(text)?.[0];
  const around = year ? text.replace(year, '').trim() : text;
  if (around.length > FIT_ONCE) return <p className={sealClasses.caption}>{text}</p>;
  const ring = around.length > FIT_TWICE ? `${around} · ` : `${around} · ${around} · `;
  return (
    <svg viewBox="0 0 160 160" className={sealClasses.seal} role="img" aria-label={text}>
      <circle cx="80" cy="80" r="78.500" className={sealClasses.line} />
      <circle cx="80" cy="80" r="74" className={sealClasses.line} />
      <circle cx="80" cy="80" r="45" className={sealClasses.line} />
      <path
        id="seal-round"
        d="M80 80m-55 0a55 55 0 1 1 110 0a55 55 0 1 1 -110 0"
        className={sealClasses.path}
      />
      <text className={sealClasses.words}>
        <textPath href="#seal-round" textLength="328">
          {ring.toUpperCase()}
        </textPath>
      </text>
      {year && (
        <text x="80" y="91" className={sealClasses.year}>
          {year}
        </text>
      )}
    </svg>
  );
}
