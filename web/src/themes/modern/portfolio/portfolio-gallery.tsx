import { useRef } from 'react';
import { useGallery } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { Empty, LoadFailure, Loading, ViewMore } from '../pieces/states';
import { CategoryFilter } from './category-filter';
import { Lightbox } from './lightbox';
import { openButtonId, PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

interface PortfolioGalleryProps {
  /** Opens the page: its first image is in the first screen */
  opening?: boolean;
  /** Images of one page */
  pageSize: number;
  /** The chosen category; undefined for all */
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
  /** The item in the lightbox; undefined while it is closed */
  openId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
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
        {list.isPending && <Loading text={portfolioWording.loading} />}
        {list.isError && items.length === 0 && (
          <LoadFailure text={portfolioWording.loadFailure} onRetry={() => list.refetch()} />
        )}
        {list.isSuccess && items.length === 0 && <Empty text={portfolioWording.empty} />}
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
            <ViewMore
              label={portfolioWording.viewMore}
              allShown={portfolioWording.allShown}
              hasMore={list.hasNextPage}
              isLoading={list.isFetchingNextPage}
              onMore={() => list.fetchNextPage()}
            />
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
