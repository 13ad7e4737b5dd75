import { useQuery } from '@tanstack/react-query';
import { portfolioQueries } from '../../../features/portfolio/queries';
import { type GalleryPlace, useGallery } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { isSameText } from '../../../texts/same-text';
import { ListState, ViewMore } from '../components/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import { PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

interface PortfolioGalleryProps extends GalleryPlace {
  /** First on its page: its first image is in the first screen */
  opening?: boolean;
  /** Images of one page */
  pageSize: number;
}

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery({ opening = false, pageSize, ...place }: PortfolioGalleryProps) {
  const { list, items, gallery, lightbox } = useGallery(place, pageSize);
  return (
    <div ref={gallery} className={classes.gallery}>
      <CategoryFilter {...place} />
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

/**
 * One button for all and one for each category in the data. Without JavaScript they send the form: from home to the
 * portfolio, because home has no category in its address.
 */
function CategoryFilter({ category = '', onCategory }: Pick<GalleryPlace, 'category' | 'onCategory'>) {
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const choices = [
    { label: wording.portfolio.all, value: '' },
    ...categories.map(({ name }) => ({ label: name, value: name })),
  ];
  return (
    <form method="get" action="/portfolio" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={classes.filter}>
        <legend className={classes.legend}>{wording.portfolio.filter}</legend>
        {choices.map(({ label, value }) => (
          <button
            key={value}
            type="submit"
            name="category"
            value={value}
            aria-pressed={isSameText(value, category)}
            className={`${text.label} ${classes.button}`}
            onClick={() => onCategory(value || undefined)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
