import { Button, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { referenceOf } from '../outcomes/query-client';
import { EmptyState } from './empty-state';
import classes from './loaded.module.css';
import { wording } from './wording';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * A spinner until the data is there, 'Try again' when it did not come. Data once shown stays, faded while
 * another page or search is on its way.
 */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) {
    return (
      <div className={classes.shown} aria-busy={query.isPlaceholderData}>
        {children(query.data)}
      </div>
    );
  }
  if (!query.isError) return <Loading />;
  // The toast has said what failed.
  return (
    <EmptyState
      title={wording.loadFailureTitle}
      text={[wording.loadFailureText, ...referenceOf(query.error)].join(' ')}
      action={
        <Button variant="default" onClick={() => query.refetch()} loading={query.isFetching}>
          {wording.tryAgain}
        </Button>
      }
    />
  );
}

/** A spinner in the middle of the space it is given. */
export function Loading() {
  return (
    <output className={classes.loading} aria-label={wording.loading}>
      <Loader />
    </output>
  );
}
