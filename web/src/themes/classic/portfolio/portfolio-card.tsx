import { type CSSProperties, useRef } from 'react';
import type { PortfolioItem } from '../../../features/portfolio/portfolio-item';
import { openButtonId } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useTilt } from '../../../motion/tilt';
import { Photo } from '../../../pictures/photo';
import { WithoutScript } from '../../../routing/more-pages';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import classes from './portfolio-card.module.css';

interface PortfolioCardProps {
  item: PortfolioItem;
  onOpen: () => void;
}

/** A framed image that rests tilted and close; under the pointer it zooms out and its plate is shown. */
export function PortfolioCard({ item, onOpen }: PortfolioCardProps) {
  const { id, slug, title, category, year, picture, counts } = item;
  const card = useRef<HTMLDivElement>(null);
  useTilt(card);
  const mark = counts ? portfolioWording.mark(counts) : '';
  const name = portfolioWording.open(title, mark);
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
        aria-label={name}
        onClick={onOpen}
      />
      <WithoutScript>
        <a href={`/v1/portfolio/${slug}`} className={classes.open}>
          {name}
        </a>
      </WithoutScript>
      <figure className={classes.mat}>
        <div className={classes.window}>
          <Photo
            picture={picture}
            sizes="(min-width: 62em) 34vw, (min-width: 48em) 50vw, 100vw"
            className={classes.image}
          />
          {mark && <p className={classes.mark}>{mark}</p>}
        </div>
        <figcaption className={classes.plate}>
          <span className={text.title3}>{title}</span>
          <span className={text.label}>{[category, year].filter(Boolean).join(', ')}</span>
        </figcaption>
      </figure>
    </div>
  );
}
