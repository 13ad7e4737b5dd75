import { useQuery } from '@tanstack/react-query';
import { KeptViews } from '../../content/views/kept-views';
import { ColumnChoice } from '../../manager/column-choice';
import { Editing, useEditor } from '../../manager/editing';
import type { SearchState } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { PageFrame } from '../../manager/page-frame';
import { PagedList } from '../../manager/paged-list';
import { ScreenTabs } from '../../manager/screen-tabs';
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
              <KeptViews list="projects" parts={['q', 'sort', 'hide']} {...searching} />
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
