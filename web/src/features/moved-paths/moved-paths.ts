import { strapi } from '../../strapi/client';
import { MovedPaths } from './documents';

export async function readMovedPaths() {
  return (await strapi.request({ document: MovedPaths })).movedPaths;
}

/** A path without a page, and the target to which the owner redirects it for good. */
export type MovedPath = Awaited<ReturnType<typeof readMovedPaths>>[number];
