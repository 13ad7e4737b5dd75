import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CountedList } from '../../manager/counted-list';
import { DataTable } from '../../manager/data-table';
import { fromFirstPage, type SearchState } from '../../manager/list-search';
import { PagedList } from '../../manager/paged-list';
import { SearchField } from '../../manager/search-field';
import type { PagesSearch } from './pages';
import classes from './pages.module.css';
import { redirectQueries } from './queries';
import { wording } from './wording';

const words = wording.missed;

/** Addresses that were asked for and have no page, the ones asked for most first. */
export function MissedAddresses({ search, setSearch }: SearchState<PagesSearch>) {
  const page = useQuery(redirectQueries.missed(search));
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={words.search}
          value={search.q}
          onChange={(q) => setSearch(fromFirstPage({ q }), { replace: true })}
        />
      </div>
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
                  cell: ({ path }) => path,
                },
                times: { label: words.times, cell: ({ count }) => count },
                actions: {
                  label: wording.actions,
                  unlabelled: true,
                  cell: ({ path }) => (
                    <Button
                      variant="default"
                      aria-label={words.sendFrom(path)}
                      onClick={() => setSearch({ send: path })}
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
