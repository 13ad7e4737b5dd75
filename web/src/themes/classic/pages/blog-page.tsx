import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { blogQueries } from '../../../features/blog/queries';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { FadeIn } from '../../../motion/fade-in';
import { useRunwayMusic } from '../../../motion/use-runway-music';
import { PageHead } from '../../../seo/page-head';
import { ArticleCard } from '../blog/article-card';
import { BlogFilter, type BlogFilterValues } from '../blog/blog-filter';
import { Mantine } from '../pieces/mantine';
import { PageTitle } from '../pieces/page-title';
import { ScrollTape } from '../pieces/scroll-tape';
import { Empty, LoadFailure, Loading, ViewMore } from '../pieces/states';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './blog-page.module.css';

/** Cards that wide screens show before any scrolling. */
const FIRST_ROW = 3;

interface BlogPageProps extends BlogFilterValues {
  onFilter: (filter: Partial<BlogFilterValues>) => void;
}

/** Search, tags and three columns of articles, to soft music. */
export function BlogPage({ search, tag, onFilter }: BlogPageProps) {
  const site = useSite();
  useRunwayMusic();
  const list = useInfiniteQuery({ ...blogQueries.pages({ search, tag }), placeholderData: keepPreviousData });
  const cards = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.pageInfo.total ?? 0;
  const isFiltered = search.trim() !== '' || tag !== '';

  return (
    <>
      <PageHead title={wording.blog.title} description={wording.blog.description(site.title)} />
      <FadeIn duration={settings.blogFadeInMs}>
        <PageTitle title={wording.blog.title}>
          <Mantine>
            <BlogFilter search={search} tag={tag} onFilter={onFilter} />
          </Mantine>
          <p role="status" className={classes.found}>
            {isFiltered && total > 0 && !list.isPlaceholderData && wording.blog.found(total)}
          </p>
        </PageTitle>
        <div className={classes.articles}>
          {list.isPending && <Loading text={blogWording.loading} />}
          {list.isError && cards.length === 0 && (
            <LoadFailure text={blogWording.loadFailure} onRetry={() => list.refetch()} />
          )}
          {list.isSuccess && cards.length === 0 && <Empty text={wording.blog.empty} />}
          {list.isSuccess && cards.length === 0 && isFiltered && (
            <p className={classes.clear} data-needs-script="">
              <button
                type="button"
                className={actions.action}
                onClick={() => onFilter({ search: '', tag: '' })}
              >
                {wording.blog.clear}
              </button>
            </p>
          )}
          {cards.length > 0 && (
            <ul className={classes.grid} aria-busy={list.isPlaceholderData}>
              {cards.map((card, index) => (
                <li key={card.id}>
                  <ArticleCard card={card} author={site.title} priority={index < FIRST_ROW} />
                </li>
              ))}
            </ul>
          )}
          <ViewMore
            label={blogWording.viewMore}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            onMore={() => list.fetchNextPage()}
          />
        </div>
      </FadeIn>
      <ScrollTape />
    </>
  );
}
