import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { Milestones } from './documents';
import { toMilestone } from './milestone';
import { milestonesWording } from './wording';

export const milestoneQueries = {
  /** Newest year first. Show them through `shownMilestones`, which adds the fallbacks. */
  list: () =>
    queryOptions({
      queryKey: ['milestones', 'list'],
      queryFn: async ({ signal }) => {
        const { milestones } = await strapi.request({ document: Milestones, signal });
        return milestones.flatMap((row) => (row ? [toMilestone(row)] : []));
      },
      meta: { loggedFailure: milestonesWording.loadFailure },
    }),
};
