import type { GalleryPlace } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { usePortfolioGallery } from '../../../pages/use-portfolio-gallery';
import { Choices } from '../components/choices';
import { ListState, ViewMore } from '../components/states';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import { PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery(place: GalleryPlace) {
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
