import { useQuery } from '@tanstack/react-query';
import { Editing, useEditor } from '../../kit/form/editing';
import { ColumnChoice } from '../../kit/list/column-choice';
import type { SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { type FormOptions, ResourceForm } from '../../resource/resource-form';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { ProjectList } from './project-list';
import { type ProjectSearch, projects, uploadFailure } from './resource';
import { wording } from './wording';

export function ProjectManager(searching: SearchState<ProjectSearch>) {
  const { search, setSearch } = searching;
  const page = useQuery(projects.queries.page(search));
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'all-projects',
    formTab: 'create-new',
    byId: projects.queries.one,
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
          <Editing editor={editor}>
            {(item) => <ResourceForm resource={projects} item={item} onClose={editor.close} form={form} />}
          </Editing>
        )}
      </ScreenTabs>
    </PageFrame>
  );
}

const form: FormOptions = {
  narrowest: 300,
  upload: {
    name: 'media',
    purpose: 'project',
    label: wording.media,
    failed: uploadFailure,
    isOptional: true,
  },
  published: {
    contentType: 'api::project.project',
    text: 'description',
    path: (documentId = '…') => `/projects/${documentId}`,
  },
};
