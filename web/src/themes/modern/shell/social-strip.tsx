import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { followLinks } from '../../../features/contact-details/contact-details';
import { contactDetailsQueries } from '../../../features/contact-details/queries';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import { hoverSwish } from '../../../motion/hover-swish';
import { NetworkIcon } from '../pieces/network-icon';
import { wording } from '../wording';
import classes from './social-strip.module.css';

/** Links at the edge of the window; each shows its label and sounds like fabric under the pointer. */
export function SocialStrip() {
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return (
    <aside className={classes.strip} data-ground="dark" aria-label={wording.navigation.social}>
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
              <NetworkIcon network={network} />
              <span className={classes.label}>{contactDetailsWording.follow[network]}</span>
            </a>
          </li>
        ))}
        <li>
          <Link to="/contact" className={classes.link} onPointerEnter={hoverSwish}>
            <NetworkIcon network="email" />
            <span className={classes.label}>{contactDetailsWording.contactMe}</span>
          </Link>
        </li>
      </ul>
    </aside>
  );
}
