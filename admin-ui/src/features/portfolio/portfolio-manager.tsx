import { Button, NativeSelect } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDropzone } from 'react-dropzone';
import { Editing, useEditor } from '../../kit/form/editing';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { acceptOf, FILMS, IMAGES } from '../../media/file-types';
import { PastedFiles } from '../../media/pasted-files';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { PictureBatchPanel } from './picture-batch-panel';
import classes from './picture-batch-panel.module.css';
import { PieceForm } from './piece-form';
import { PortfolioList } from './portfolio-list';
import { portfolioQueries } from './queries';
import { NO_CATEGORY, type PortfolioSearch, portfolio } from './resource';
import { usePictureBatch } from './use-picture-batch';
import { batchWording, wording } from './wording';

const KINDS = acceptOf({ ...IMAGES, ...FILMS });

export function PortfolioManager(searching: SearchState<PortfolioSearch>) {
  const { search, setSearch } = searching;
  const page = useQuery(portfolio.queries.page(search));
  const batch = usePictureBatch();
  const isGallery = search.tab === 'gallery';
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'gallery',
    formTab: 'upload-new',
    byId: portfolio.queries.one,
  });
  // Files may be dropped anywhere. Files of other types are accepted, too, so that their row can show why they are
  // refused. The form has its own place for files.
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noDrag: !isGallery,
    onDrop: batch.add,
  });

  return (
    <div {...getRootProps({ className: classes.drop, role: undefined, tabIndex: undefined })}>
      <PageFrame title={wording.title}>
        {/* Hidden from screen readers: the button opens it. */}
        <input {...getInputProps({ 'aria-label': batchWording.upload, accept: KINDS, hidden: true })} />
        {isDragActive && <div className={classes.over}>{batchWording.drop}</div>}
        {isGallery && <PastedFiles onFiles={batch.add} />}
        <PictureBatchPanel
          batch={batch}
          onMore={open}
          onOpen={(edit) => setSearch({ tab: 'upload-new', edit })}
        />
        <ScreenTabs
          label={wording.title}
          tabs={wording.tabs}
          value={search.tab}
          onChange={(tab) => setSearch({ tab, edit: undefined })}
        >
          {isGallery ? (
            <>
              <ListTools
                wording={wording}
                {...searching}
                actions={
                  <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={open}>
                    {batchWording.upload}
                  </Button>
                }
              >
                <CategoryFilter
                  value={search.category}
                  onChange={(category) => setSearch(fromFirstPage({ category }))}
                />
                <SavedViews list="portfolio" parts={['q', 'category', 'sort']} {...searching} />
              </ListTools>
              <PagedList query={page} {...searching}>
                {(found) => (
                  <PortfolioList
                    key={`${search.q}/${search.category}`}
                    page={found}
                    search={search}
                    // Without the row of the list, which lacks the frames of the form.
                    onEdit={({ documentId }) => setSearch({ tab: 'upload-new', edit: documentId })}
                    onCreate={editor.create}
                  />
                )}
              </PagedList>
            </>
          ) : (
            <Editing editor={editor}>{(item) => <PieceForm item={item} onClose={editor.close} />}</Editing>
          )}
        </ScreenTabs>
      </PageFrame>
    </div>
  );
}

function CategoryFilter({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const { data: used = [] } = useQuery(portfolioQueries.categories());
  // A chosen category remains available after its last item is deleted.
  const isUnknown = value && value !== NO_CATEGORY && !used.includes(value);
  return (
    <NativeSelect
      className={classes.filter}
      aria-label={wording.categoryFilter}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: wording.allCategories },
        ...used,
        ...(isUnknown ? [value] : []),
        { value: NO_CATEGORY, label: wording.noCategory },
      ]}
    />
  );
}
