import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BlogCard, cutExcerpt, DEFAULT_COVER } from '../../../features/blog/blog-post';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { FadeIn } from '../../../motion/page-entry';
import { useRunwayMusic } from '../../../motion/sound';
import { type FilteredBlog, useFilteredBlog } from '../../../pages/use-filtered-blog';
import { usePreloadInView } from '../../../routing/preloading';
import { LONGEST_TEXT } from '../../../routing/search';
import { Choices } from '../../shared/choices';
import { ScrollTape } from '../../shared/scroll-tape';
import cardClasses from '../blog/article-card.module.css';
import { choicesLook } from '../components/choices';
import { Facts } from '../components/facts';
import { FramedPhoto } from '../components/framed-photo';
import { Page } from '../components/page';
import tape from '../components/scroll-tape.module.css';
import { PagedList } from '../components/states';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './blog-page.module.css';

/** Cards that wide screens show before any scrolling. */
const FIRST_ROW = 3;

/** Search, tags and three columns of articles, to soft music. */
export function BlogPage() {
  useRunwayMusic();
  const blog = useFilteredBlog();
  const { list, isFiltered, found } = blog;
  const below = (
    <>
      <Mantine>
        <BlogFilter blog={blog} />
      </Mantine>
      <p role="status" className={classes.found}>
        {found > 0 && wording.blog.found(found)}
      </p>
    </>
  );
  return (
    <>
      <FadeIn duration={settings.blogFadeInMs}>
        <Page of="blog" words={wording.blog} part={{ ...list.part, parameter: 'page' }} below={below}>
          <div className={classes.articles}>
            <PagedList list={list} words={{ ...blogWording, empty: wording.blog.empty }}>
              {list.query.isSuccess && list.items.length === 0 && isFiltered && (
                <p className={classes.clear} data-needs-script="">
                  <button
                    type="button"
                    className={actions.action}
                    onClick={() => blog.filter({ search: '', tag: '' })}
                  >
                    {wording.blog.clear}
                  </button>
                </p>
              )}
              {list.items.length > 0 && (
                <ul className={classes.grid} aria-busy={blog.isOutdated}>
                  {list.items.map((card, index) => (
                    <li key={card.id}>
                      <ArticleCard card={card} priority={index < FIRST_ROW} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedList>
          </div>
        </Page>
      </FadeIn>
      <ScrollTape classNames={tape} />
    </>
  );
}

/** Search box and a button for each tag found in the data. */
function BlogFilter({ blog: { search, tag, tags, chosenTag, filter } }: { blog: FilteredBlog }) {
  return (
    <search className={classes.filter}>
      <SearchBox search={search} onSearch={(value) => filter({ search: value })}>
        {tag && <input type="hidden" name="tag" value={tag} />}
      </SearchBox>
      {tags.length > 0 && (
        <Choices
          name="tag"
          legend={wording.blog.tags}
          choices={[
            { label: wording.blog.allTags, value: '' },
            ...tags.map((name) => ({ label: name, value: name })),
          ]}
          chosen={chosenTag}
          onChoose={(value) => filter({ tag: value })}
          classNames={choicesLook}
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

/** A portrait crop of a landscape picture loads about twice its displayed width. */
const SIZES = '(min-width: 62em) 54vw, (min-width: 40em) 90vw, 170vw';

/** `priority`: in the first screen */
function ArticleCard({ card, priority }: { card: BlogCard; priority: boolean }) {
  const site = useSite();
  const preloadOf = usePreloadInView();
  const { title, slug, excerpt, date, publishedAt, readingMinutes, tags, picture } = card;
  return (
    <article className={cardClasses.card}>
      <FramedPhoto
        picture={picture ?? DEFAULT_COVER}
        sizes={SIZES}
        priority={priority}
        className={cardClasses.cover}
      />
      <Facts
        facts={[
          { key: 'date', fact: date && <time dateTime={publishedAt}>{date}</time> },
          { key: 'read', fact: blogWording.readTime(readingMinutes) },
        ]}
      />
      <h2 className={`${text.title3} ${cardClasses.title}`}>
        <Link
          to="/v1/blog/$slug"
          params={{ slug }}
          preload={preloadOf('/v1/blog')}
          className={cardClasses.link}
        >
          {title}
        </Link>
      </h2>
      {excerpt && <p className={cardClasses.excerpt}>{cutExcerpt(excerpt, settings.excerptLength)}</p>}
      <p className={cardClasses.author}>{blogWording.by(site.title)}</p>
      {tags.length > 0 && (
        <ul className={cardClasses.tags} aria-label={wording.blog.postTags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
