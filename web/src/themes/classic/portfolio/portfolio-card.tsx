import { type CSSProperties, useRef } from 'react';
import type { PortfolioItem } from '../../../features/portfolio/portfolio-item';
import { openButtonId } from '../../../features/portfolio/use-gallery';
import { useTilt } from '../../../motion/tilt';
import { Photo } from '../../../pictures/photo';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './portfolio-card.module.css';

interface PortfolioCardProps {
  item: PortfolioItem;
  onOpen: () => void;
}

/** A framed image that rests tilted and close; under the pointer it zooms out and its plate is shown. */
export function PortfolioCard({ item: { id, title, category, year, picture }, onOpen }: PortfolioCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useTilt(card);
  return (
    <div
      ref={card}
      className={classes.card}
      style={{ '--image-height': `${settings.portfolioImagePx}px` } as CSSProperties}
    >
      <button
        id={openButtonId(id)}
        type="button"
        data-needs-script=""
        className={classes.open}
        aria-label={wording.portfolio.open(title)}
        onClick={onOpen}
      />
      <figure className={classes.mat}>
        <div className={classes.window}>
          <Photo
            picture={picture}
            sizes="(min-width: 62em) 34vw, (min-width: 48em) 50vw, 100vw"
            className={classes.image}
          />
        </div>
        <figcaption className={classes.plate}>
          <span className={text.title3}>{title}</span>
          <span className={text.label}>{[category, year].filter(Boolean).join(', ')}</span>
        </figcaption>
      </figure>
    </div>
  );
}
