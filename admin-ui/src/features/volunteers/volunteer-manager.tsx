import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { Loaded } from '../../manager/loaded';
import { PageFrame } from '../../manager/page-frame';
import { Pager } from '../../manager/pager';
import type { SearchState } from '../../manager/search-state';
import { usePageInRange } from '../../manager/use-page-in-range';
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
  usePageInRange({
    page: search.page,
    pageCount: page.data?.pageCount,
    toPage: (number) => setSearch({ page: number }, { replace: true }),
  });
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
      <Loaded query={page}>
        {(found) => (
          <>
            <VolunteerList
              page={found}
              sort={search.sort}
              onSort={(sort) => setSearch(fromFirstPage({ sort }))}
              onOpen={open}
              onClearFilters={() =>
                setSearch(fromFirstPage({ q: '', status: undefined, project: undefined }))
              }
            />
            <Pager
              page={search.page}
              pageCount={found.pageCount}
              onChange={(number) => setSearch({ page: number })}
            />
          </>
        )}
      </Loaded>
      <VolunteerDetails documentId={search.volunteer} onClose={() => setSearch({ volunteer: undefined })} />
    </PageFrame>
  );
}
