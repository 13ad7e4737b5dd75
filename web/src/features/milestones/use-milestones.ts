import { useQuery } from '@tanstack/react-query';
import { useSite } from '../site/use-site';
import { milestoneQueries, shownMilestones } from './queries';

/** Returns the milestones, newest year first; none while they are loading. */
export function useMilestones() {
  const query = useQuery(milestoneQueries.list());
  const { title } = useSite();
  const milestones = query.isPending ? [] : shownMilestones(query.data, title);
  return { query, milestones, hasNone: query.isSuccess && milestones.length === 0 };
}
