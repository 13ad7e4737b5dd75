import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Editing } from '../../manager/editing';
import { fromFirstPage } from '../../manager/list-search';
import { Loaded } from '../../manager/loaded';
import { PageFrame } from '../../manager/page-frame';
import { Pager } from '../../manager/pager';
import { ScreenTabs } from '../../manager/screen-tabs';
import { SearchField } from '../../manager/search-field';
import type { SearchState } from '../../manager/search-state';
import { useEditor } from '../../manager/use-editor';
import { usePageInRange } from '../../manager/use-page-in-range';
import { PROJECT_SORTS, PROJECT_TABS, type ProjectSearch, type ProjectSort } from './project';
import { ProjectForm } from './project-form';
import { ProjectList } from './project-list';
import classes from './project-manager.module.css';
import { projectQueries } from './queries';
import { wording } from './wording';

const tabs = PROJECT_TABS.map((value) => ({ value, label: wording.tabs[value] }));
const sorts = PROJECT_SORTS.map((value) => ({ value, label: wording.sorts[value] }));

export function ProjectManager({ search, setSearch }: SearchState<ProjectSearch>) {
  const page = useQuery(projectQueries.page(search));
  usePageInRange({
    page: search.page,
    pageCount: page.data?.pageCount,
    toPage: (number) => setSearch({ page: number }, { replace: true }),
  });
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'all-projects',
    formTab: 'create-new',
    byId: projectQueries.one,
  });
  const sortBy = (sort: ProjectSort) => setSearch(fromFirstPage({ sort }));

  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={tabs}
        value={search.tab}
        onChange={(tab) => setSearch({ tab, edit: undefined })}
      >
        {search.tab === 'all-projects' ? (
          <>
            <div className={classes.tools}>
              <div className={classes.search}>
                <SearchField
                  label={wording.search}
                  value={search.q}
                  onChange={(q) => setSearch(fromFirstPage({ q }), { replace: true })}
                />
              </div>
              {/* On a phone the table has no headings to sort by. */}
              <NativeSelect
                className={classes.sort}
                aria-label={wording.sortBy}
                data={sorts}
                value={search.sort}
                onChange={(event) => sortBy(event.currentTarget.value as ProjectSort)}
                size="md"
              />
            </div>
            <Loaded query={page}>
              {(found) => (
                <>
                  <ProjectList
                    page={found}
                    query={search.q}
                    sort={search.sort}
                    onSort={sortBy}
                    onEdit={editor.edit}
                    onCreate={editor.create}
                  />
                  <Pager
                    page={search.page}
                    pageCount={found.pageCount}
                    onChange={(number) => setSearch({ page: number })}
                  />
                </>
              )}
            </Loaded>
          </>
        ) : (
          <Editing key={editor.key} opening={editor.opening}>
            {(item) => <ProjectForm item={item} onClose={editor.close} />}
          </Editing>
        )}
      </ScreenTabs>
    </PageFrame>
  );
}
