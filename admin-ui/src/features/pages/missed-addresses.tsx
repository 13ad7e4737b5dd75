import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CountedList } from '../../kit/list/counted-list';
import { DataTable } from '../../kit/list/data-table';
import type { SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import type { PagesSearch } from './pages';
import { readablePath } from './pages';
import classes from './pages.module.css';
import { missedPaths } from './queries';
import { wording } from './wording';

const words = wording.missed;

/** Lists requested URLs without a page, most requested first. */
export function MissedAddresses({ search, setSearch }: SearchState<PagesSearch>) {
  const page = useQuery(missedPaths(search));
  return (
    <>
      <ListTools wording={words} search={search} setSearch={setSearch} />
      <PagedList query={page} search={search} setSearch={setSearch}>
        {({ items, total }) => (
          <CountedList total={total} wording={words} narrowed={search.q !== ''}>
            <DataTable
              label={wording.tabs.missed}
              columns={{
                path: {
                  label: words.path,
                  unlabelled: true,
                  className: classes.path,
                  cell: ({ path }) => readablePath(path),
                },
                times: { label: words.times, cell: ({ count }) => count },
                actions: {
                  label: wording.actions,
                  unlabelled: true,
                  cell: ({ path }) => (
                    <Button
                      variant="default"
                      aria-label={words.sendFrom(readablePath(path))}
                      onClick={() => setSearch({ send: readablePath(path) })}
                    >
                      {words.send}
                    </Button>
                  ),
                },
              }}
              rows={items}
              keyOf={({ path }) => path}
            />
          </CountedList>
        )}
      </PagedList>
    </>
  );
}
