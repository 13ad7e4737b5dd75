import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GalleryPlace } from '../../../features/portfolio/page';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../../../features/portfolio/queries';
import { useGallery } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { Choices } from '../pieces/choices';
import { ListState, ViewMore } from '../pieces/states';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import { openButtonId, PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery({ category, onCategory, openId, onOpen, onClose }: GalleryPlace) {
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const { list, items, open, place, total, showPrevious, showNext } = useGallery({
    category,
    pageSize: PORTFOLIO_PAGE_SIZE,
    openId,
    onOpen,
  });
  const gallery = useRef<HTMLDivElement>(null);
  const chosen = categories.find(({ name }) => name.toLowerCase() === category?.toLowerCase());

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
      {open && (
        <Lightbox
          item={open}
          place={place}
          total={total}
          onPrevious={showPrevious}
          onNext={showNext}
          onClose={() => {
            // The card of the image seen last, which may be another than the one that was opened.
            gallery.current?.querySelector<HTMLElement>(`#${CSS.escape(openButtonId(open.id))}`)?.focus();
            onClose();
          }}
        />
      )}
    </>
  );
}
