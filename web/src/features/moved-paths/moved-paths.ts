import { strapi } from '../../strapi/client';
import { MovedPaths } from './documents';

/** A path without a page, and the target to which the owner redirects it for good. */
export interface MovedPath {
  from: string;
  to: string;
}

export async function readMovedPaths(): Promise<readonly MovedPath[]> {
  return (await strapi.request({ document: MovedPaths })).movedPaths;
}
