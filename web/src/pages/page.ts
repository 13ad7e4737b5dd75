import type { QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { PostedForm } from '../features/submission/posted-form';

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

/** Opens another item of a page with a fresh state. */
export const remountDeps = ({ params }: { params: object }) => params;
