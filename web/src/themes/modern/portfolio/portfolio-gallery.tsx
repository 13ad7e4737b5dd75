import type { GalleryPlace } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { usePortfolioGallery } from '../../../pages/use-portfolio-gallery';
import { ListState, ViewMore } from '../components/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import { PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

interface PortfolioGalleryProps extends GalleryPlace {
  /** First on its page: its first image is in the first screen */
  opening?: boolean;
  /** Images of one page; default: those of the portfolio */
  pageSize?: number;
}

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery({ opening = false, pageSize, ...place }: PortfolioGalleryProps) {
  const { list, items, gallery, lightbox, ...filter } = usePortfolioGallery(
    place,
    wording.portfolio.all,
    pageSize,
  );
  return (
    <div ref={gallery} className={classes.gallery}>
      <CategoryFilter {...filter} />
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

type CategoryFilterProps = Pick<ReturnType<typeof usePortfolioGallery>, 'choices' | 'chosen' | 'choose'>;

/**
 * One button for all and one for each category in the data. Without JavaScript they send the form: from home to the
 * portfolio, because home has no category in its address.
 */
function CategoryFilter({ choices, chosen, choose }: CategoryFilterProps) {
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
            aria-pressed={value === chosen}
            className={`${text.label} ${classes.button}`}
            onClick={() => choose(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
