import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Editing } from '../../manager/editing';
import { fromFirstPage } from '../../manager/list-search';
import { PageFrame } from '../../manager/page-frame';
import { PagedList } from '../../manager/paged-list';
import { ScreenTabs } from '../../manager/screen-tabs';
import { SearchField } from '../../manager/search-field';
import type { SearchState } from '../../manager/search-state';
import { useEditor } from '../../manager/use-editor';
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
            <PagedList query={page} page={search.page} onPage={setSearch}>
              {(found) => (
                <ProjectList
                  page={found}
                  query={search.q}
                  sort={search.sort}
                  onSort={sortBy}
                  onEdit={editor.edit}
                  onCreate={editor.create}
                />
              )}
            </PagedList>
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
