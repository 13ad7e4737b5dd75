import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../kit/form/busy-button';
import { ColumnChoice } from '../../kit/list/column-choice';
import type { SearchState } from '../../kit/list/list-search';
import { Filter, ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { PageFrame } from '../../kit/page/page-frame';
import type { Titled } from '../../resource/documents';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { CameFromFilter } from '../person/came-from';
import { projectTitles } from '../projects/resource';
import { volunteerPage, volunteers } from './resource';
import type { Volunteer, VolunteerFilter, VolunteerSearch } from './volunteer';
import { VolunteerDetails } from './volunteer-details';
import { exportVolunteers } from './volunteer-export';
import { VolunteerList } from './volunteer-list';
import classes from './volunteer-manager.module.css';
import { wording } from './wording';

export function VolunteerManager(searching: SearchState<VolunteerSearch>) {
  const { search, setSearch } = searching;
  const queryClient = useQueryClient();
  const page = useQuery(volunteerPage(search));
  const open = (volunteer: Volunteer) => {
    // The details start with the row until they are loaded.
    queryClient.setQueryData(volunteers.queries.one(volunteer.documentId).queryKey, volunteer);
    setSearch({ volunteer: volunteer.documentId });
  };

  return (
    <PageFrame title={wording.title}>
      <VolunteerTools {...searching} total={page.data?.total ?? 0} />
      <PagedList query={page} {...searching}>
        {(found) => <VolunteerList page={found} {...searching} onOpen={open} />}
      </PagedList>
      <VolunteerDetails documentId={search.volunteer} onClose={() => setSearch({ volunteer: undefined })} />
    </PageFrame>
  );
}

/** Returns every project by its id, including a deleted one from the URL. */
function projectChoices(titles: Titled[] | undefined, chosen: string | undefined) {
  const known = Object.fromEntries((titles ?? []).map(({ documentId, title }) => [documentId, title]));
  return titles && chosen ? { ...known, [chosen]: known[chosen] ?? wording.unknownProject } : known;
}

interface VolunteerToolsProps extends SearchState<VolunteerSearch> {
  total: number;
}

/** Shows the filters and order of the list, and the export. */
function VolunteerTools({ total, ...searching }: VolunteerToolsProps) {
  const { search } = searching;
  const { data: titles } = useQuery(projectTitles());
  return (
    <ListTools wording={wording} {...searching} hasHeadings>
      <CameFromFilter {...searching} />
      <ColumnChoice columns={wording.optionalColumns} {...searching} />
      <SavedViews
        list="volunteers"
        parts={['q', 'status', 'project', 'from', 'sort', 'hide']}
        {...searching}
      />
      <ExportButton filter={search} total={total} />
      <div className={classes.choices}>
        <Filter
          by="status"
          className={classes.choice}
          label={wording.statusFilter}
          all={wording.allStatuses}
          choices={wording.statuses}
          {...searching}
        />
        <Filter
          by="project"
          className={classes.choice}
          label={wording.projectFilter}
          all={wording.allProjects}
          choices={projectChoices(titles, search.project)}
          {...searching}
        />
      </div>
    </ListTools>
  );
}

interface ExportButtonProps {
  filter: VolunteerFilter;
  total: number;
}

/** Downloads the filtered list and shows the progress. */
function ExportButton({ filter, total }: ExportButtonProps) {
  const [arrived, setArrived] = useState(0);
  const download = useMutation(exportVolunteers());
  const start = () => {
    setArrived(0);
    download.mutate({ filter, onProgress: setArrived });
  };
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      busy={download.isPending}
      busyLabel={wording.exporting(arrived, total)}
      onClick={start}
    >
      {wording.export}
    </BusyButton>
  );
}
