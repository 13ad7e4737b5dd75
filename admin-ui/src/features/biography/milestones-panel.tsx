import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { Loaded } from '../../manager/loaded';
import { Pager } from '../../manager/pager';
import type { SearchState } from '../../manager/search-state';
import { usePageInRange } from '../../manager/use-page-in-range';
import type { BiographySearch } from './biography';
import type { Milestone } from './milestone';
import { MilestoneList } from './milestone-list';
import { milestoneQueries } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.milestone;

interface MilestonesPanelProps extends SearchState<BiographySearch> {
  onEdit: (milestone: Milestone) => void;
  onAdd: () => void;
}

export function MilestonesPanel({ search, setSearch, onEdit, onAdd }: MilestonesPanelProps) {
  const page = useQuery(milestoneQueries.page(search));
  usePageInRange({
    page: search.page,
    pageCount: page.data?.pageCount,
    toPage: (number) => setSearch({ page: number }, { replace: true }),
  });
  return (
    <>
      <ListTools
        label={wording.search}
        search={search}
        sorts={wording.sorts}
        onChange={(changes, how) => setSearch(fromFirstPage(changes), how)}
      />
      <Loaded query={page}>
        {(found) => (
          <>
            <MilestoneList page={found} query={search.q} onEdit={onEdit} onAdd={onAdd} />
            <Pager
              page={search.page}
              pageCount={found.pageCount}
              onChange={(number) => setSearch({ page: number })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
