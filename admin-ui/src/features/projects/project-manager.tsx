import { useQuery } from '@tanstack/react-query';
import { Editing, useEditor } from '../../kit/form/editing';
import { ColumnChoice } from '../../kit/list/column-choice';
import type { SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { SavedViews } from '../../resource/saved-views/saved-views';
import type { ProjectSearch } from './project';
import { ProjectForm } from './project-form';
import { ProjectList } from './project-list';
import { projectQueries } from './queries';
import { wording } from './wording';

export function ProjectManager(searching: SearchState<ProjectSearch>) {
  const { search, setSearch } = searching;
  const page = useQuery(projectQueries.page(search));
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'all-projects',
    formTab: 'create-new',
    byId: projectQueries.one,
  });

  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={search.tab}
        onChange={(tab) => setSearch({ tab, edit: undefined })}
      >
        {search.tab === 'all-projects' ? (
          <>
            <ListTools wording={wording} {...searching} hasHeadings>
              <ColumnChoice columns={wording.optionalColumns} {...searching} />
              <SavedViews list="projects" parts={['q', 'sort', 'hide']} {...searching} />
            </ListTools>
            <PagedList query={page} {...searching}>
              {(found) => <ProjectList page={found} {...searching} editor={editor} />}
            </PagedList>
          </>
        ) : (
          <Editing editor={editor}>{(item) => <ProjectForm item={item} onClose={editor.close} />}</Editing>
        )}
      </ScreenTabs>
    </PageFrame>
  );
}
