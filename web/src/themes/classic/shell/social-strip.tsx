import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FollowNetwork, followLinks } from '../../../features/contact-details/contact-details';
import { contactDetailsQueries } from '../../../features/contact-details/queries';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import { hoverSwish } from '../../../motion/hover-swish';
import { wording } from '../wording';
import classes from './social-strip.module.css';

/** Initials in lozenges instead of the networks' own marks. */
const MONOGRAMS: Record<FollowNetwork, string> = { instagram: 'I', facebook: 'F', x: 'X' };
const CONTACT_MONOGRAM = 'C';

/** Links at the edge of the window; each shows its label and sounds like fabric under the pointer. */
export function SocialStrip() {
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return (
    <aside className={classes.strip} data-ground="cover" aria-label={wording.navigation.social}>
      <ul>
        {followLinks(details).map(({ network, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={classes.link}
              onPointerEnter={hoverSwish}
            >
              <Monogram letter={MONOGRAMS[network]} />
              <span className={classes.label}>{contactDetailsWording.follow[network]}</span>
            </a>
          </li>
        ))}
        <li>
          <Link to="/v1/contact" className={classes.link} onPointerEnter={hoverSwish}>
            <Monogram letter={CONTACT_MONOGRAM} />
            <span className={classes.label}>{contactDetailsWording.contactMe}</span>
          </Link>
        </li>
      </ul>
    </aside>
  );
}

function Monogram({ letter }: { letter: string }) {
  return (
    <span className={classes.lozenge} aria-hidden="true">
      <span className={classes.letter}>{letter}</span>
    </span>
  );
}
