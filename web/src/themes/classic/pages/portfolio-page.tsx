import { type CSSProperties, useRef } from 'react';
import { compCardWording } from '../../../features/comp-card/wording';
import type { PortfolioItem } from '../../../features/portfolio/portfolio-item';
import { type GalleryPlace, type LightboxState, openButtonId } from '../../../features/portfolio/use-gallery';
import { usePortfolioPlace } from '../../../features/portfolio/use-portfolio-place';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useTilt } from '../../../motion/tilt';
import { useListPart } from '../../../pages/paged-list';
import { usePortfolioGallery } from '../../../pages/use-portfolio-gallery';
import { Photo } from '../../../pictures/photo';
import { WithoutScript } from '../../../routing/more-pages';
import { Choices } from '../../shared/choices';
import { DigitalsLink } from '../../shared/digitals-link';
import * as shared from '../../shared/lightbox';
import { ActionLink } from '../components/action-link';
import { choicesLook } from '../components/choices';
import { Facts } from '../components/facts';
import { Page } from '../components/page';
import { Section } from '../components/section';
import sheet from '../components/sheet-dialog.module.css';
import { ListState, ViewMore } from '../components/states';
import lightboxClasses from '../portfolio/lightbox.module.css';
import cardClasses from '../portfolio/portfolio-card.module.css';
import classes from '../portfolio/portfolio-gallery.module.css';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';

/** Links from other sites use this anchor. */
const SECTION_ID = 'portfolio';

/** The title, and the images with their filter. */
export function PortfolioPage() {
  const below = (
    <>
      <ActionLink to="/comp-card">{compCardWording.title}</ActionLink>
      <DigitalsLink className={actions.action} />
    </>
  );
  return (
    <Page of="portfolio" words={wording.portfolio} part={useListPart()} below={below}>
      <Section id={SECTION_ID} title={portfolioWording.sectionTitle}>
        <PortfolioGallery {...usePortfolioPlace()} />
      </Section>
    </Page>
  );
}

/** Filter bar, grid, View More and lightbox. */
function PortfolioGallery(place: GalleryPlace) {
  const { list, items, gallery, lightbox, choices, chosen, choose } = usePortfolioGallery(
    place,
    wording.portfolio.all,
  );
  return (
    <>
      <Choices
        name="category"
        legend={wording.portfolio.categories}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        classNames={choicesLook}
      />
      <div ref={gallery} className={classes.gallery}>
        <ListState query={list} words={portfolioWording} isEmpty={items.length === 0} />
        {items.length > 0 && (
          <>
            <ul className={classes.grid}>
              {items.map((item) => (
                <li key={item.id}>
                  <PortfolioCard item={item} onOpen={() => place.onOpen(item.id)} />
                </li>
              ))}
            </ul>
            <ViewMore list={list} label={portfolioWording.viewMore} allShown={portfolioWording.allShown} />
          </>
        )}
      </div>
      <Lightbox {...lightbox} />
    </>
  );
}

const classNames = {
  ...lightboxClasses,
  lightbox: `${sheet.sheet} ${lightboxClasses.lightbox}`,
  close: `${actions.action} ${lightboxClasses.close}`,
  button: actions.button,
  title: `${text.title3} ${lightboxClasses.title}`,
  story: `${actions.action} ${lightboxClasses.story}`,
};

/** A picture with its plate below it. */
function Lightbox(lightbox: LightboxState) {
  return (
    <shared.Lightbox
      {...lightbox}
      ground="cover"
      storyPage="/v1/portfolio/$slug"
      facts={({ category, year }) => (
        <Facts
          facts={[
            { key: 'category', fact: category },
            { key: 'year', fact: year },
          ]}
        />
      )}
      placeOf={wording.lightbox.place}
      classNames={classNames}
    />
  );
}

/** A framed image that rests tilted and close; under the pointer it zooms out and its plate is shown. */
function PortfolioCard({ item, onOpen }: { item: PortfolioItem; onOpen: () => void }) {
  const { id, slug, title, category, year, picture, counts } = item;
  const card = useRef<HTMLDivElement>(null);
  useTilt(card);
  const mark = counts ? portfolioWording.mark(counts) : '';
  const name = portfolioWording.open(title, mark);
  return (
    <div
      ref={card}
      className={cardClasses.card}
      style={{ '--image-height': `${settings.portfolioImagePx}px` } as CSSProperties}
    >
      <button
        id={openButtonId(id)}
        type="button"
        data-needs-script=""
        className={cardClasses.open}
        aria-label={name}
        onClick={onOpen}
      />
      <WithoutScript>
        <a href={`/v1/portfolio/${slug}`} className={cardClasses.open}>
          {name}
        </a>
      </WithoutScript>
      <figure className={cardClasses.mat}>
        <div className={cardClasses.window}>
          <Photo
            picture={picture}
            sizes="(min-width: 62em) 34vw, (min-width: 48em) 50vw, 100vw"
            className={cardClasses.image}
          />
          {mark && <p className={cardClasses.mark}>{mark}</p>}
        </div>
        <figcaption className={cardClasses.plate}>
          <span className={text.title3}>{title}</span>
          <span className={text.label}>{[category, year].filter(Boolean).join(', ')}</span>
        </figcaption>
      </figure>
    </div>
  );
}
