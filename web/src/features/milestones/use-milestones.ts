import { useQuery } from '@tanstack/react-query';
import { milestoneQueries, shownMilestones } from './queries';

/** Returns the milestones, newest year first; none while they are loading. */
export function useMilestones() {
  const query = useQuery(milestoneQueries.list());
  return { query, milestones: query.isPending ? [] : shownMilestones(query.data) };
}
