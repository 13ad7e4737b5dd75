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

/** The two milestones that stand in when none load. */
export const fallbackMilestones: Milestone[] = milestonesWording.fallbacks.map((fallback) => ({
  ...fallback,
  id: `fallback-${fallback.year}`,
  picture: null,
}));

/** What the timeline shows: the loaded milestones, or the fallbacks when there are none or they failed to load. */
export function shownMilestones(loaded: Milestone[] | undefined): Milestone[] {
  return loaded && loaded.length > 0 ? loaded : fallbackMilestones;
}
