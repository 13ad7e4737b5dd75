import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { PagedList } from '../../manager/paged-list';
import type { SearchState } from '../../manager/search-state';
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
  return (
    <>
      <ListTools
        label={wording.search}
        search={search}
        sorts={wording.sorts}
        onChange={(changes, how) => setSearch(fromFirstPage(changes), how)}
      />
      <PagedList query={page} page={search.page} onPage={setSearch}>
        {(found) => <MilestoneList page={found} query={search.q} onEdit={onEdit} onAdd={onAdd} />}
      </PagedList>
    </>
  );
}
