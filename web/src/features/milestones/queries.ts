import { SAMPLE_TITLE } from '../../../../cms/src/shared/sample-site';
import { toPicture } from '../../pictures/picture';
import { strapiQuery } from '../../strapi/query';
import { present } from '../../texts/plain-text';
import { type MilestoneRow, Milestones } from './documents';
import { milestonesWording } from './wording';

function toMilestone(row: MilestoneRow) {
  return {
    id: row.documentId,
    year: row.year,
    title: row.title,
    description: row.description,
    picture: toPicture(row.image),
  };
}

export type Milestone = ReturnType<typeof toMilestone>;

/** Shown on a site of samples when no milestones load. */
const fallbackMilestones: Milestone[] = milestonesWording.fallbacks.map((fallback) => ({
  ...fallback,
  id: `fallback-${fallback.year}`,
  picture: null,
}));

/**
 * Returns the loaded milestones. Without any, a site with the name of the samples shows the fallbacks; the owner's shows
 * none, because they are not the owner's.
 */
export function shownMilestones(loaded: Milestone[] | undefined, siteTitle: string): Milestone[] {
  if (loaded && loaded.length > 0) return loaded;
  return siteTitle === SAMPLE_TITLE ? fallbackMilestones : [];
}

export const milestoneQueries = {
  /** Newest year first. Show them through `shownMilestones`, which adds the fallbacks. */
  list: () =>
    strapiQuery(Milestones, {}, ({ milestones }) => present(milestones).map(toMilestone), {
      loggedFailure: milestonesWording.loadFailure,
    }),
};
