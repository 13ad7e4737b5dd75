import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Fields } from '../../kit/fields/field';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { Loaded } from '../../kit/page/loaded';
import { UPLOADING } from '../../media/use-uploads';
import { HistoryButton } from '../../resource/history/history-button';
import { LivePage } from './live-page';
import classes from './pages.module.css';
import type { SitePage, Texts } from './site-pages';
import { wording } from './wording';

/** Edits the texts and images of one page, with the page itself beside or below the form. */
export function PageForm({ page }: { page: SitePage }) {
  const query = useQuery(page.stored());
  return <Loaded query={query}>{(stored) => <LoadedForm page={page} stored={stored} />}</Loaded>;
}

function LoadedForm({ page, stored }: { page: SitePage; stored: Texts | null }) {
  const editor = useEditorForm({ ...page, item: stored });
  const isTakingImage = useIsMutating({ mutationKey: UPLOADING }) > 0;
  return (
    <div className={classes.beside}>
      <EditorFrame
        editor={editor}
        submitLabel={wording.save}
        busyLabel={isTakingImage ? wording.uploading : wording.saving}
        isBusy={editor.isSaving || isTakingImage}
        alsoChanged={isTakingImage}
        onSubmit={(values) => editor.send(values, { stays: true })}
        more={<HistoryButton editor={editor} />}
      >
        <Fields editor={editor} rows={page.rows} narrowest={200} />
      </EditorFrame>
      <LivePage paths={page.shownAt} version={editor.item?.revision ?? 0} />
    </div>
  );
}
