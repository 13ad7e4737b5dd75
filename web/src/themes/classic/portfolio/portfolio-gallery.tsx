import { useQuery } from '@tanstack/react-query';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../../../features/portfolio/queries';
import { type GalleryPlace, useGallery } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { isSameText } from '../../../texts/same-text';
import { Choices } from '../components/choices';
import { ListState, ViewMore } from '../components/states';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import { PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery(place: GalleryPlace) {
  const { category, onCategory, onOpen } = place;
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const { list, items, gallery, lightbox } = useGallery(place, PORTFOLIO_PAGE_SIZE);
  const chosen = categories.find(({ name }) => isSameText(name, category ?? ''));

  return (
    <>
      <Choices
        name="category"
        legend={wording.portfolio.categories}
        choices={[
          { label: wording.portfolio.all, value: '' },
          ...categories.map(({ name }) => ({ label: name, value: name })),
        ]}
        chosen={chosen?.name ?? category ?? ''}
        onChoose={(name) => onCategory(name || undefined)}
      />
      <div ref={gallery} className={classes.gallery}>
        <ListState query={list} words={portfolioWording} isEmpty={items.length === 0} />
        {items.length > 0 && (
          <>
            <ul className={classes.grid}>
              {items.map((item) => (
                <li key={item.id}>
                  <PortfolioCard item={item} onOpen={() => onOpen(item.id)} />
                </li>
              ))}
            </ul>
            <ViewMore list={list} label={portfolioWording.viewMore} allShown={portfolioWording.allShown} />
          </>
        )}
      </div>
      {lightbox.item && <Lightbox {...lightbox} item={lightbox.item} />}
    </>
  );
}
