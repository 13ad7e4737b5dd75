import { useQuery } from '@tanstack/react-query';
import { HistoryButton } from '../../content/history/history-button';
import { EditorFrame } from '../../manager/editor-frame';
import { Fields } from '../../manager/field';
import { Loaded } from '../../manager/loaded';
import { useEditorForm } from '../../manager/use-editor-form';
import { LivePage } from './live-page';
import classes from './pages.module.css';
import type { SitePage, Texts } from './site-page';
import { wording } from './wording';

/** Edits the texts of one page, with the page itself beside or below the form. */
export function PageForm({ page }: { page: SitePage }) {
  const query = useQuery(page.stored());
  return <Loaded query={query}>{(stored) => <LoadedForm page={page} stored={stored} />}</Loaded>;
}

function LoadedForm({ page, stored }: { page: SitePage; stored: Texts | null }) {
  const editor = useEditorForm({
    draft: `pages/${page.type}`,
    item: stored,
    fields: page.fields,
    stored: page.stored,
    save: page.save,
  });
  return (
    <div className={classes.beside}>
      <EditorFrame
        editor={editor}
        submitLabel={wording.save}
        busyLabel={wording.saving}
        busy={editor.busy}
        onSubmit={(values) => editor.send(values, { stays: true })}
        more={<HistoryButton editor={editor} />}
      >
        <Fields editor={editor} rows={page.rows} narrowest={200} />
      </EditorFrame>
      <LivePage paths={page.shownAt} version={editor.item?.revision ?? 0} />
    </div>
  );
}
