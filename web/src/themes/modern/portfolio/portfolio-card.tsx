import { type CSSProperties, useRef } from 'react';
import { followLinks } from '../../../features/contact-details/contact-details';
import { useContactDetails } from '../../../features/contact-details/use-contact-details';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import type { PortfolioItem } from '../../../features/portfolio/portfolio-item';
import { openButtonId } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useTilt } from '../../../motion/tilt';
import { Photo } from '../../../pictures/photo';
import { WithoutScript } from '../../../routing/more-pages';
import { NetworkIcon } from '../components/network-icon';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import classes from './portfolio-card.module.css';

interface PortfolioCardProps {
  item: PortfolioItem;
  onOpen: () => void;
  /** In the first screen */
  priority: boolean;
}

/** An image that rests tilted and close. Under the pointer it straightens, zooms out and shows its title. */
export function PortfolioCard({ item, onOpen, priority }: PortfolioCardProps) {
  const details = useContactDetails();
  const card = useRef<HTMLElement>(null);
  useTilt(card);
  const mark = item.counts ? portfolioWording.mark(item.counts) : '';
  const name = portfolioWording.open(item.title, mark);
  return (
    <figure
      ref={card}
      className={classes.card}
      style={{ '--image-height': `${settings.portfolioImagePx}px` } as CSSProperties}
    >
      <button
        type="button"
        data-needs-script=""
        id={openButtonId(item.id)}
        className={classes.open}
        aria-label={name}
        onClick={onOpen}
      />
      <WithoutScript>
        <a href={`/portfolio/${item.slug}`} className={classes.open}>
          {name}
        </a>
      </WithoutScript>
      <div className={classes.frame}>
        <Photo
          picture={item.picture}
          sizes="(min-width: 62em) 30vw, (min-width: 48em) 45vw, 92vw"
          priority={priority}
          className={classes.image}
        />
        {mark && <p className={`${text.label} ${classes.mark}`}>{mark}</p>}
      </div>
      <ul className={classes.networks}>
        {followLinks(details).map(({ network, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={contactDetailsWording.follow[network]}
              // The social strip has the same links, so keyboard users skip them at every image.
              tabIndex={-1}
              className={classes.network}
            >
              <NetworkIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
      <figcaption className={classes.caption}>
        <span className={text.title3}>{item.title}</span>
        <span className={`${text.label} ${classes.facts}`}>
          <span>{item.category}</span>
          <span>{item.year}</span>
        </span>
      </figcaption>
    </figure>
  );
}
