import { type Picture, toPicture } from '../../pictures/picture';
import type { MilestoneRow } from './documents';
import { milestonesWording } from './wording';

export interface Milestone {
  id: string;
  year: string;
  title: string;
  description: string;
  picture: Picture | null;
}

export function toMilestone(row: MilestoneRow): Milestone {
  return {
    id: row.documentId,
    year: row.year,
    title: row.title,
    description: row.description,
    picture: toPicture(row.image),
  };
}

/** Shown when no milestones load. */
export const fallbackMilestones: Milestone[] = milestonesWording.fallbacks.map((fallback) => ({
  ...fallback,
  id: `fallback-${fallback.year}`,
  picture: null,
}));

/** Returns the loaded milestones, or the fallbacks when there are none or loading failed. */
export function shownMilestones(loaded: Milestone[] | undefined): Milestone[] {
  return loaded && loaded.length > 0 ? loaded : fallbackMilestones;
}
