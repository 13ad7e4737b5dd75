import { Fields } from '../../kit/fields/field';
import type { EditorProps } from '../../kit/form/editing';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { HistoryButton } from '../../resource/history/history-button';
import { PublishCheckButton } from '../../resource/publish-check/publish-check-button';
import { usePublishCheck } from '../../resource/publish-check/use-publish-check';
import { ScheduleButton } from '../../resource/schedule/schedule-button';
import { type PortfolioItem, portfolioFields } from './portfolio';
import { portfolioQueries, savePortfolioItem } from './queries';
import { wording } from './wording';

interface PortfolioFormProps extends EditorProps<PortfolioItem> {
  /** Called with several pictures, because a new item takes only one. */
  onMany: (files: readonly File[]) => void;
}

export function PortfolioForm({ item, onClose, onMany }: PortfolioFormProps) {
  const editor = useEditorForm({
    draft: 'portfolio',
    item,
    fields: portfolioFields,
    stored: portfolioQueries.one,
    save: savePortfolioItem,
    onClose,
  });
  const image = useMediaField({
    purpose: 'portfolio',
    saved: (editor.item ?? item)?.image ?? null,
    failed: wording.saveFailed,
  });
  const publishCheck = usePublishCheck({
    draft: () => {
      const { title, description } = editor.form.getValues();
      const text = { name: 'description', isMarkdown: false, value: description };
      return { title, text, cover: image.asFile, preview: null, path: '/portfolio' };
    },
    form: editor.form,
    cover: image,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...useSaveWithMedia({ editor, media: image })}
      onCancel={item ? editor.close : undefined}
      more={
        <>
          <ScheduleButton
            contentType="api::portfolio-item.portfolio-item"
            editor={editor}
            publishCheck={publishCheck}
          />
          <HistoryButton editor={editor} />
        </>
      }
    >
      <Fields editor={editor} />
      <MediaField label={wording.image} field={image} onMany={onMany} />
      <PublishCheckButton check={publishCheck} />
    </EditorFrame>
  );
}
