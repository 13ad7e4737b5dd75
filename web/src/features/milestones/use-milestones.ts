import { useQuery } from '@tanstack/react-query';
import { siteQueries } from '../site/queries';
import { milestoneQueries, shownMilestones } from './queries';

/** Returns the milestones, newest year first; none while they are loading. */
export function useMilestones() {
  const query = useQuery(milestoneQueries.list());
  const { data: site } = useQuery(siteQueries.settings());
  const milestones = query.isPending ? [] : shownMilestones(query.data, site?.title ?? '');
  return { query, milestones, hasNone: query.isSuccess && milestones.length === 0 };
}
