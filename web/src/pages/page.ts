import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { PostedForm } from '../features/submission/posted-form';
import { loadInPlace } from '../routing/load-in-place';

/** Arguments of a page's `loaderDeps`. */
export interface Searched<Schema extends v.GenericSchema> {
  search: v.InferOutput<Schema>;
}

/** Arguments of a page's `loader`. */
export interface Loading<Deps = object, Params = object> {
  context: { queryClient: QueryClient; renderedOn: string; posted?: PostedForm };
  deps: Deps;
  params: Params;
  /** Whether the visitor has not opened the page yet */
  preload: boolean;
}

/** Returns the loader of a page whose parts have their own loading indicators. */
export const loads =
  (...queries: (() => { queryKey: QueryKey })[]) =>
  ({ context: { queryClient } }: Loading) =>
    loadInPlace(...queries.map((query) => queryClient.ensureQueryData(query() as EnsureQueryDataOptions)));

/** Opens another item of a page with a fresh state. */
export const remountDeps = ({ params }: { params: object }) => params;
