import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormEditor } from '../../kit/form/editing';
import type { SearchState } from '../../kit/list/list-search';
import { Filter, ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { fileSize } from '../../kit/page/file-size';
import { PageFrame } from '../../kit/page/page-frame';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { DescribeMany, useDescriptions } from './describe-many';
import classes from './media.module.css';
import type { MediaSearch } from './media-entry';
import { MediaDialog } from './media-form';
import { MediaList } from './media-list';
import { mediaQueries } from './queries';
import { wording } from './wording';

export function MediaManager(searching: SearchState<MediaSearch>) {
  const { search, setSearch } = searching;
  const page = useQuery(mediaQueries.page(search));
  const descriptions = useDescriptions();
  const editor = useFormEditor({
    search: { form: search.file },
    setSearch: ({ form }) => setSearch({ file: form }),
    byId: mediaQueries.one,
  });

  return (
    <PageFrame title={wording.title}>
      <ListTools wording={wording} {...searching}>
        <Filter
          by="rights"
          className={classes.filter}
          label={wording.filter}
          all={wording.all}
          choices={wording.rights}
          {...searching}
        />
        <SavedViews list="media" parts={['q', 'rights', 'sort']} {...searching} />
      </ListTools>
      <Group justify="space-between" mb="md">
        <StorageUsed />
        <Button
          variant="default"
          aria-pressed={search.describing}
          onClick={() => setSearch({ describing: !search.describing })}
        >
          {search.describing ? wording.stopDescribing : wording.describe}
        </Button>
      </Group>
      <PagedList query={page} {...searching}>
        {(found) =>
          search.describing ? (
            <DescribeMany page={found} descriptions={descriptions} />
          ) : (
            <MediaList page={found} onEdit={editor.edit} />
          )
        }
      </PagedList>
      <MediaDialog opened={search.file !== undefined} editor={editor} />
    </PageFrame>
  );
}

/** Shows the storage used by all files, with their copies and variants. */
function StorageUsed() {
  const { data } = useQuery(mediaQueries.storage());
  if (!data) return null;
  const total = data.reduce((sum, { bytes }) => sum + bytes, 0);
  const kinds = data
    .filter(({ files }) => files > 0)
    .map(({ kind, files, bytes }) =>
      wording.storageOf(wording.storageKinds[kind] ?? kind, files, fileSize(bytes)),
    );
  return (
    <p className={classes.fact}>
      {wording.storage}: <span>{[fileSize(total), ...kinds].join(' · ')}</span>
    </p>
  );
}
