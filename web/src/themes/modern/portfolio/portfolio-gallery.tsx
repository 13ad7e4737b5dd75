import { type CSSProperties, useRef } from 'react';
import { followLinks } from '../../../features/contact-details/contact-details';
import { useContactDetails } from '../../../features/contact-details/use-contact-details';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import type { PortfolioItem } from '../../../features/portfolio/portfolio-item';
import { type GalleryPlace, openButtonId } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useTilt } from '../../../motion/tilt';
import { usePortfolioGallery } from '../../../pages/use-portfolio-gallery';
import { Photo } from '../../../pictures/photo';
import { WithoutScript } from '../../../routing/more-pages';
import { Choices } from '../../shared/choices';
import { NetworkIcon } from '../components/network-icon';
import { ListState, ViewMore } from '../components/states';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import cardClasses from './portfolio-card.module.css';
import classes from './portfolio-gallery.module.css';

interface PortfolioGalleryProps extends GalleryPlace {
  /** First on its page: its first image is in the first screen */
  opening?: boolean;
  /** Images of one page; default: those of the portfolio */
  pageSize?: number;
}

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery({ opening = false, pageSize, ...place }: PortfolioGalleryProps) {
  const { list, items, gallery, lightbox, choices, chosen, choose } = usePortfolioGallery(
    place,
    wording.portfolio.all,
    pageSize,
  );
  return (
    <div ref={gallery} className={classes.gallery}>
      <Choices
        name="category"
        legend={wording.portfolio.filter}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        // From home, too: it has no category in its address.
        action="/portfolio"
        classNames={{
          row: classes.filter,
          legend: classes.legend,
          choice: `${text.label} ${classes.button}`,
        }}
      />
      <div className={classes.images}>
        <ListState query={list} words={portfolioWording} isEmpty={items.length === 0} />
        {items.length > 0 && (
          <>
            <ul className={classes.grid}>
              {items.map((item, index) => (
                <li key={item.id}>
                  <PortfolioCard
                    item={item}
                    onOpen={() => place.onOpen(item.id)}
                    priority={opening && index === 0}
                  />
                </li>
              ))}
            </ul>
            <ViewMore list={list} label={portfolioWording.viewMore} allShown={portfolioWording.allShown} />
          </>
        )}
      </div>
      <Lightbox {...lightbox} />
    </div>
  );
}

interface PortfolioCardProps {
  item: PortfolioItem;
  onOpen: () => void;
  /** In the first screen */
  priority: boolean;
}

/** An image that rests tilted and close. Under the pointer it straightens, zooms out and shows its title. */
function PortfolioCard({ item, onOpen, priority }: PortfolioCardProps) {
  const details = useContactDetails();
  const card = useRef<HTMLElement>(null);
  useTilt(card);
  const mark = item.counts ? portfolioWording.mark(item.counts) : '';
  const name = portfolioWording.open(item.title, mark);
  return (
    <figure
      ref={card}
      className={cardClasses.card}
      style={{ '--image-height': `${settings.portfolioImagePx}px` } as CSSProperties}
    >
      <button
        type="button"
        data-needs-script=""
        id={openButtonId(item.id)}
        className={cardClasses.open}
        aria-label={name}
        onClick={onOpen}
      />
      <WithoutScript>
        <a href={`/portfolio/${item.slug}`} className={cardClasses.open}>
          {name}
        </a>
      </WithoutScript>
      <div className={cardClasses.frame}>
        <Photo
          picture={item.picture}
          sizes="(min-width: 62em) 30vw, (min-width: 48em) 45vw, 92vw"
          priority={priority}
          className={cardClasses.image}
        />
        {mark && <p className={`${text.label} ${cardClasses.mark}`}>{mark}</p>}
      </div>
      <ul className={cardClasses.networks}>
        {followLinks(details).map(({ network, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={contactDetailsWording.follow[network]}
              // The social strip has the same links, so keyboard users skip them at every image.
              tabIndex={-1}
              className={cardClasses.network}
            >
              <NetworkIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
      <figcaption className={cardClasses.caption}>
        <span className={text.title3}>{item.title}</span>
        <span className={`${text.label} ${cardClasses.facts}`}>
          <span>{item.category}</span>
          <span>{item.year}</span>
        </span>
      </figcaption>
    </figure>
  );
}
