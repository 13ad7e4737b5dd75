import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { failureKind, referenceOf } from '../../features/site/failure-kind';
import { Spinner } from '../../motion/spinner';
import { focusInPlace } from '../../routing/focus-in-place';
import { MoreWithoutScript } from '../../routing/more-pages';
import { Reference } from './failure';
import type { ClassNames } from './shell';
import { sharedWording } from './wording';

/** The style of messages instead of a list, and below one. */
export interface StatesLook {
  /** `state`, a sentence; `more`, the row of a button; `action`, a link; `button` */
  classNames: ClassNames;
  /** Size of the spinner beside a sentence. Pixels */
  wheel: number;
}

interface SentenceProps {
  text: string;
  look: StatesLook;
}

export function Loading({ text, look: { classNames, wheel } }: SentenceProps) {
  return (
    <p className={classNames.state} role="status">
      <Spinner size={wheel} />
      <span>{text}</span>
    </p>
  );
}

export function Empty({ text, look: { classNames } }: SentenceProps) {
  return <p className={classNames.state}>{text}</p>;
}

export interface ListStateProps {
  /** The query of a list or of one text */
  query: { isPending: boolean; data: unknown; error?: unknown; refetch: () => unknown };
  /** Messages while it loads, after a failure, and when it is empty; missing ones are not shown */
  words: { loading?: string; loadFailure: string; empty?: string };
  isEmpty?: boolean;
}

/** The message while a list is loading, failed or empty; otherwise nothing. */
export function ListState({ query, words, isEmpty = false, look }: ListStateProps & { look: StatesLook }) {
  const { loading, loadFailure, empty } = words;
  if (query.isPending) return loading ? <Loading text={loading} look={look} /> : null;
  if (query.data !== undefined) return isEmpty && empty ? <Empty text={empty} look={look} /> : null;
  const { state, action } = look.classNames;
  return (
    <div className={state} role="alert">
      <p>{loadFailure}</p>
      <button type="button" className={action} data-needs-script="" onClick={() => query.refetch()}>
        {sharedWording.failure.tryAgain}
      </button>
      <Reference kind={failureKind(query.error)} reference={referenceOf(query.error)} />
    </div>
  );
}

interface PagesQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Loads the next page of the list before the button's row. On the last page the button is disabled or removed and
 * would lose the focus, so the focus moves to the first item of that page.
 *
 * @returns for `onClick` of the button
 */
function useLoadMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagesQuery) {
  const lastShown = useRef<Element>(undefined);
  useEffect(() => {
    if (isFetchingNextPage) return;
    const firstNew = lastShown.current?.nextElementSibling;
    lastShown.current = undefined;
    const isFocusLost = document.activeElement?.matches('body, :disabled');
    if (!hasNextPage && isFocusLost && firstNew instanceof HTMLElement) focusInPlace(firstNew);
  }, [hasNextPage, isFetchingNextPage]);
  return ({ currentTarget: { parentElement: row } }: MouseEvent) => {
    if (isFetchingNextPage) return;
    lastShown.current = row?.previousElementSibling?.lastElementChild ?? undefined;
    fetchNextPage();
  };
}

export interface ViewMoreProps {
  list: PagesQuery;
  label: string;
  /** Label of the disabled button when everything is shown; without it the button is removed */
  allShown?: string;
}

/** The button below a list that may have more pages. */
export function ViewMore({ list, label, allShown, look }: ViewMoreProps & { look: StatesLook }) {
  const { hasNextPage, isFetchingNextPage } = list;
  const { more, button } = look.classNames;
  const loadMore = useLoadMore(list);
  if (!hasNextPage && !allShown) return null;
  return (
    <>
      <p className={more} data-needs-script="">
        {/* Focusable while it loads, so that a reader who goes by keyboard does not lose the place. */}
        <button
          type="button"
          className={button}
          disabled={!hasNextPage}
          aria-disabled={isFetchingNextPage}
          onClick={loadMore}
        >
          <span>{hasNextPage ? label : allShown}</span>
          {isFetchingNextPage && <Spinner size={16} />}
        </button>
      </p>
      {hasNextPage && <MoreWithoutScript label={label} className={more} linkClassName={button} />}
    </>
  );
}

export interface PagedListProps {
  list: { query: ListStateProps['query'] & PagesQuery; items: unknown[]; pageCount: number };
  words: ListStateProps['words'] & { viewMore: string };
  /** Label of the disabled button when View More has shown everything */
  allShown?: string;
  /** The list */
  children: ReactNode;
}

/** A list of pages with the message above it and the button below it. */
export function PagedList({ list, words, allShown, children, look }: PagedListProps & { look: StatesLook }) {
  const { query, items, pageCount } = list;
  return (
    <>
      <ListState query={query} words={words} isEmpty={items.length === 0} look={look} />
      {children}
      {(query.hasNextPage || pageCount > 1) && (
        <ViewMore list={query} label={words.viewMore} allShown={allShown} look={look} />
      )}
    </>
  );
}
