import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { PageFrame } from '../../manager/page-frame';
import { PagedList } from '../../manager/paged-list';
import type { SearchState } from '../../manager/search-state';
import { ExportButton } from './export-button';
import { volunteerQueries } from './queries';
import type { Volunteer, VolunteerSearch } from './volunteer';
import { VolunteerDetails } from './volunteer-details';
import { VolunteerList } from './volunteer-list';
import classes from './volunteer-manager.module.css';
import { VolunteerTools } from './volunteer-tools';
import { wording } from './wording';

export function VolunteerManager({ search, setSearch }: SearchState<VolunteerSearch>) {
  const queryClient = useQueryClient();
  const page = useQuery(volunteerQueries.page(search));
  const open = (volunteer: Volunteer) => {
    // The row at hand is enough to begin at once.
    queryClient.setQueryData(volunteerQueries.one(volunteer.documentId).queryKey, volunteer);
    setSearch({ volunteer: volunteer.documentId });
  };

  return (
    <PageFrame title={wording.title}>
      <div className={classes.tools}>
        <VolunteerTools search={search} setSearch={setSearch} />
        <ExportButton filter={search} total={page.data?.total ?? 0} />
      </div>
      <PagedList query={page} page={search.page} onPage={setSearch}>
        {(found) => (
          <VolunteerList
            page={found}
            sort={search.sort}
            onSort={(sort) => setSearch(fromFirstPage({ sort }))}
            onOpen={open}
            onClearFilters={() => setSearch(fromFirstPage({ q: '', status: undefined, project: undefined }))}
          />
        )}
      </PagedList>
      <VolunteerDetails documentId={search.volunteer} onClose={() => setSearch({ volunteer: undefined })} />
    </PageFrame>
  );
}
