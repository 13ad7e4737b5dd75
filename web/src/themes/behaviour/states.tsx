import { type MouseEvent, useEffect, useRef } from 'react';
import { failureKind, referenceOf } from '../../features/site/failure-kind';
import { Spinner } from '../../motion/spinner';
import { focusInPlace } from '../../routing/focus-in-place';
import { MoreWithoutScript } from '../../routing/more-pages';
import { Reference } from './failure';
import type { ClassNames } from './shell';
import { sharedWording } from './wording';

/** How a theme shows what is in the place of a list, and below one. */
export interface StatesLook {
  /** `state`, a sentence; `more`, the row of a button; `action`, a link; `button` */
  classNames: ClassNames;
  /** Size of the wheel beside a sentence. Pixels */
  wheel: number;
}

interface SentenceProps {
  text: string;
  look: StatesLook;
}

/** In the place of something while it loads. */
export function Loading({ text, look: { classNames, wheel } }: SentenceProps) {
  return (
    <p className={classNames.state} role="status">
      <Spinner size={wheel} />
      <span>{text}</span>
    </p>
  );
}

/** In the place of something that has nothing in it. */
export function Empty({ text, look: { classNames } }: SentenceProps) {
  return <p className={classNames.state}>{text}</p>;
}

export interface ListStateProps {
  /** What is loaded: a list, or one text */
  query: { isPending: boolean; data: unknown; error?: unknown; refetch: () => unknown };
  /** Said while it loads, when it could not be loaded, and when nothing is in it; what is absent is not said */
  words: { loading?: string; loadFailure: string; empty?: string };
  isEmpty?: boolean;
}

/** In the place of something that is not there yet, could not be loaded, or is empty; else nothing. */
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

interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/**
 * The way to the next page of a list that stands right before the button's row. With the last page the button is disabled
 * or goes, and would take the focus along: that goes on to the first item of this page.
 *
 * @returns for `onClick` of the button
 */
function useLoadMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedList) {
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
  list: PagedList;
  label: string;
  /** Replaces the label, disabled, when everything is shown; without it the button then goes */
  allShown?: string;
}

/** Right below a list of which more pages may exist. */
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
