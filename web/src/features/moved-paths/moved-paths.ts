import { strapi } from '../../strapi/client';
import { MovedPaths } from './documents';

/** A path that has no page any more, and the one to which the owner sends its visitors for good. */
export interface MovedPath {
  from: string;
  to: string;
}

export async function readMovedPaths(): Promise<readonly MovedPath[]> {
  return (await strapi.request({ document: MovedPaths })).movedPaths;
}
