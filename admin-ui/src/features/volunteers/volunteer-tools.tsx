import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fromFirstPage } from '../../manager/list-search';
import { SearchField } from '../../manager/search-field';
import type { SearchState } from '../../manager/search-state';
import { type ProjectTitle, projectQueries } from '../projects/queries';
import { VOLUNTEER_SORTS, VOLUNTEER_STATUSES, type VolunteerSearch, type VolunteerSort } from './volunteer';
import classes from './volunteer-tools.module.css';
import { wording } from './wording';

const statuses = [
  { value: '', label: wording.allStatuses },
  ...VOLUNTEER_STATUSES.map((value) => ({ value, label: wording.statuses[value] })),
];
const sorts = VOLUNTEER_SORTS.map((value) => ({ value, label: wording.sorts[value] }));

/** Every project, and the one in the URL even when it is not there any more. */
function projectChoices(titles: ProjectTitle[] | undefined, chosen: string | undefined) {
  const known = (titles ?? []).map(({ documentId, title }) => ({ value: documentId, label: title }));
  const isMissing = titles && chosen && !titles.some(({ documentId }) => documentId === chosen);
  return [
    { value: '', label: wording.allProjects },
    ...known,
    ...(isMissing ? [{ value: chosen, label: wording.unknownProject }] : []),
  ];
}

/** What narrows and orders the list. */
export function VolunteerTools({ search, setSearch }: SearchState<VolunteerSearch>) {
  const { data: titles } = useQuery(projectQueries.titles());
  const narrow = (changes: Partial<VolunteerSearch>) => setSearch(fromFirstPage(changes));
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchField
          label={wording.search}
          value={search.q}
          onChange={(q) => setSearch(fromFirstPage({ q }), { replace: true })}
        />
      </div>
      <NativeSelect
        className={classes.choice}
        aria-label={wording.statusFilter}
        data={statuses}
        value={search.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          narrow({ status: VOLUNTEER_STATUSES.find((status) => status === value) })
        }
        size="md"
      />
      <NativeSelect
        className={classes.choice}
        aria-label={wording.projectFilter}
        data={projectChoices(titles, search.project)}
        value={search.project ?? ''}
        onChange={({ currentTarget: { value } }) => narrow({ project: value || undefined })}
        size="md"
      />
      {/* On a phone the table has no headings to sort by. */}
      <NativeSelect
        className={classes.sort}
        aria-label={wording.sortBy}
        data={sorts}
        value={search.sort}
        onChange={({ currentTarget: { value } }) => narrow({ sort: value as VolunteerSort })}
        size="md"
      />
    </div>
  );
}
