import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { blogQueries } from '../../../features/blog/queries';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { FadeIn } from '../../../motion/page-entry';
import { useRunwayMusic } from '../../../motion/sound';
import { useShownPages } from '../../../routing/more-pages';
import { LONGEST_TEXT } from '../../../routing/search';
import { PageHead } from '../../../seo/page-head';
import { isSameText } from '../../../texts/same-text';
import { ScrollTape } from '../../shared/scroll-tape';
import { ArticleCard } from '../blog/article-card';
import { Choices } from '../components/choices';
import { PageTitle } from '../components/page-title';
import tape from '../components/scroll-tape.module.css';
import { ListState, ViewMore } from '../components/states';
import { Mantine } from '../mantine';
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
      <PageHead
        title={wording.blog.title}
        description={wording.blog.description(site.title)}
        part={{ page: useShownPages(), parameter: 'page' }}
      />
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
          <ListState
            query={list}
            words={{ ...blogWording, empty: wording.blog.empty }}
            isEmpty={cards.length === 0}
          />
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
          <ViewMore list={list} label={blogWording.viewMore} />
        </div>
      </FadeIn>
      <ScrollTape classNames={tape} />
    </>
  );
}

interface BlogFilterValues {
  search: string;
  /** Empty for all */
  tag: string;
}

interface BlogFilterProps extends BlogFilterValues {
  onFilter: (filter: Partial<BlogFilterValues>) => void;
}

/** Search box and a button for each tag found in the data. */
function BlogFilter({ search, tag, onFilter }: BlogFilterProps) {
  const { data: tags = [] } = useQuery(blogQueries.tags());
  const chosen = tags.find(({ name }) => isSameText(name, tag));
  return (
    <search className={classes.filter}>
      <SearchBox search={search} onSearch={(value) => onFilter({ search: value })}>
        {tag && <input type="hidden" name="tag" value={tag} />}
      </SearchBox>
      {tags.length > 0 && (
        <Choices
          name="tag"
          legend={wording.blog.tags}
          choices={[
            { label: wording.blog.allTags, value: '' },
            ...tags.map(({ name }) => ({ label: name, value: name })),
          ]}
          chosen={chosen?.name ?? tag}
          onChoose={(value) => onFilter({ tag: value })}
        >
          {search && <input type="hidden" name="search" value={search} />}
        </Choices>
      )}
    </search>
  );
}

interface SearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
  /** Other search parameters that the form sends without JavaScript */
  children: ReactNode;
}

function SearchBox({ search, onSearch, children }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    onSearch(value);
  }, settings.searchPauseMs);

  // Reacts to a clear button and to going back, not to what was just typed here.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);

  return (
    <form method="get" className={classes.search} onSubmit={(event) => event.preventDefault()}>
      <TextInput
        type="search"
        name="search"
        aria-label={wording.blog.search}
        placeholder={wording.blog.search}
        maxLength={LONGEST_TEXT}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          send(value);
        }}
      />
      {children}
    </form>
  );
}
