import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portfolioQueries } from '../../../features/portfolio/queries';
import { portfolioWording } from '../../../features/portfolio/wording';
import { Choices } from '../pieces/choices';
import { Empty, LoadFailure, Loading, ViewMore } from '../pieces/states';
import { settings } from '../settings';
import { wording } from '../wording';
import { Lightbox } from './lightbox';
import { PortfolioCard } from './portfolio-card';
import classes from './portfolio-gallery.module.css';

interface PortfolioGalleryProps {
  /** The chosen category; undefined for all */
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
}

/** Filter bar, grid, View More and lightbox. */
export function PortfolioGallery({ category, onCategory }: PortfolioGalleryProps) {
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const list = useInfiniteQuery(portfolioQueries.pages({ category, pageSize: settings.portfolioPageSize }));
  const [openIndex, setOpenIndex] = useState<number>();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const chosen = categories.find(({ name }) => name.toLowerCase() === category?.toLowerCase());

  return (
    <>
      <Choices
        legend={wording.portfolio.categories}
        choices={[
          { label: wording.portfolio.all, value: '' },
          ...categories.map(({ name }) => ({ label: name, value: name })),
        ]}
        chosen={chosen?.name ?? category ?? ''}
        onChoose={(name) => onCategory(name || undefined)}
      />
      <div className={classes.gallery}>
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
                  <PortfolioCard item={item} onOpen={() => setOpenIndex(index)} />
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
      {openIndex !== undefined && (
        <Lightbox
          items={items}
          index={openIndex}
          onIndex={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </>
  );
}
