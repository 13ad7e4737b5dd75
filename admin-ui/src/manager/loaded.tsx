import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import classes from './loaded.module.css';
import { Loading } from './loading';

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
  if (query.isError) return <LoadFailure onRetry={() => query.refetch()} retrying={query.isFetching} />;
  return <Loading />;
}
