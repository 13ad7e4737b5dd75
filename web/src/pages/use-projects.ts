import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { projectQueries } from '../features/projects/queries';
import { isListed } from '../features/site/menu';
import { useSite } from '../features/site/use-site';
import { useOpenedFromList } from '../routing/use-opened-from-list';
import { usePagedList } from './paged-list';

/** Community projects, newest first. */
export function useProjectsPage() {
  return { list: usePagedList(useInfiniteQuery(projectQueries.pages())) };
}

/** The same with one project open over them. */
export function useProjectsWithView() {
  const { project: openId } = useSearch({ strict: false });
  const { open, close } = useOpenedFromList(openId !== undefined);
  return {
    ...useProjectsPage(),
    openId,
    open: (id: string) => open({ project: id }),
    close: () => close({}),
  };
}

/** One project; `project` is null when it does not exist, or when the owner unpublished it while it was open. */
export function useProject(id: string) {
  const query = useQuery(projectQueries.one(id));
  const site = useSite();
  return {
    query,
    project: query.data,
    takesVolunteers:
      Boolean(query.data?.acceptsVolunteers) && site.volunteeringIsOn && isListed(site, 'volunteer'),
  };
}

/** The project that the address names. `title`: from the list that links here until the project is loaded. */
export function useProjectPage() {
  const { projectId = '' } = useParams({ strict: false });
  const list = useQueryClient().getQueryData(projectQueries.pages().queryKey);
  const listed = list?.pages.flatMap(({ items }) => items).find(({ id }) => id === projectId);
  const page = useProject(projectId);
  return { ...page, title: page.project?.title ?? listed?.title };
}
