import { Button, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { referenceOf } from '../../notifications/query-client';
import { wording } from '../wording';
import { EmptyState } from './empty-state';
import classes from './loaded.module.css';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a spinner until the data is loaded, or 'Try again' after a failure. Loaded data stays, faded, while another
 * page or search loads.
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
  // The toast has already reported the failure.
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

export function Loading() {
  return (
    <output className={classes.loading} aria-label={wording.loading}>
      <Loader />
    </output>
  );
}
