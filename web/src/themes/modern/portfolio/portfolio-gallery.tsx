import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GalleryPlace } from '../../../features/portfolio/page';
import { portfolioQueries } from '../../../features/portfolio/queries';
import { useGallery } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { ListState, ViewMore } from '../pieces/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import { openButtonId, PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

interface PortfolioGalleryProps extends GalleryPlace {
  /** Opens the page: its first image is in the first screen */
  opening?: boolean;
  /** Images of one page */
  pageSize: number;
}

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery({
  opening = false,
  pageSize,
  category,
  onCategory,
  openId,
  onOpen,
  onClose,
}: PortfolioGalleryProps) {
  const { list, items, open, place, total, showPrevious, showNext } = useGallery({
    category,
    pageSize,
    openId,
    onOpen,
  });
  const gallery = useRef<HTMLDivElement>(null);

  // The focus goes to the card of the image seen last, which may be another than the one that was opened.
  const closeAndReturn = () => {
    if (openId) gallery.current?.querySelector<HTMLElement>(`#${CSS.escape(openButtonId(openId))}`)?.focus();
    onClose();
  };

  return (
    <div ref={gallery} className={classes.gallery}>
      <CategoryFilter category={category} onCategory={onCategory} />
      <div className={classes.images}>
        <ListState query={list} words={portfolioWording} isEmpty={items.length === 0} />
        {items.length > 0 && (
          <>
            <ul className={classes.grid}>
              {items.map((item, index) => (
                <li key={item.id}>
                  <PortfolioCard
                    item={item}
                    onOpen={() => onOpen(item.id)}
                    priority={opening && index === 0}
                  />
                </li>
              ))}
            </ul>
            <ViewMore list={list} label={portfolioWording.viewMore} allShown={portfolioWording.allShown} />
          </>
        )}
      </div>
      <Lightbox
        item={open}
        place={place}
        total={total}
        onPrevious={showPrevious}
        onNext={showNext}
        onClose={closeAndReturn}
      />
    </div>
  );
}

interface CategoryFilterProps {
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
}

/** One button for all and one for each category found in the data. Without JavaScript they send the form. */
function CategoryFilter({ category, onCategory }: CategoryFilterProps) {
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const chosen = category?.toLowerCase();
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={classes.filter}>
        <legend className={classes.legend}>{wording.portfolio.filter}</legend>
        <FilterButton
          label={wording.portfolio.all}
          value=""
          pressed={!chosen}
          onPress={() => onCategory(undefined)}
        />
        {categories.map(({ name }) => (
          <FilterButton
            key={name}
            label={name}
            value={name}
            pressed={name.toLowerCase() === chosen}
            onPress={() => onCategory(name)}
          />
        ))}
      </fieldset>
    </form>
  );
}

interface FilterButtonProps {
  label: string;
  /** Category in the address; empty for all */
  value: string;
  pressed: boolean;
  onPress: () => void;
}

function FilterButton({ label, value, pressed, onPress }: FilterButtonProps) {
  return (
    <button
      type="submit"
      name="category"
      value={value}
      aria-pressed={pressed}
      className={`${text.label} ${classes.button}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
