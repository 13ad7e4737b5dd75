import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { Loading } from './loading';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A spinner until the data is there, 'Try again' when it did not come. Data once shown stays. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <LoadFailure onRetry={() => query.refetch()} retrying={query.isFetching} />;
  return <Loading />;
}
