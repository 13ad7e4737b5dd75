import { useRef } from 'react';
import { Field } from '../../kit/fields/field';
import type { EditorProps } from '../../kit/form/editing';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { useSaveWithFiles } from '../../media/use-save-with-files';
import { HistoryButton } from '../../resource/history/history-button';
import { PublishCheckButton, usePublishCheck } from '../../resource/publish-check/use-publish-check';
import { ScheduleButton } from '../../resource/schedule/schedule-button';
import { type Piece, pieceFields, portfolio } from './resource';
import type { StoryEntry } from './story';
import { StoryField } from './story-field';
import { useStoryFiles } from './use-story-files';
import { wording } from './wording';

/** The form of a piece. Its files are uploaded as soon as they are chosen, so that the draft keeps them. */
export function PieceForm({ item, onClose }: EditorProps<Piece>) {
  const editor = useEditorForm({ ...portfolio, fields: pieceFields, item, onClose });
  const { form } = editor;
  const place = useRef<HTMLDivElement>(null);
  const entries = form.useWatchValue('frames');
  const setFrames = (change: (before: StoryEntry[]) => StoryEntry[]) => form.setFieldValue('frames', change);
  const files = useStoryFiles({ entries: () => form.getValues().frames, onChange: setFrames });
  const saving = useSaveWithFiles({ editor, files: files.all, whenFailed: 'ask' });

  const publishCheck = usePublishCheck({
    draft: () => {
      const { title, description, slug, frames } = form.getValues();
      return {
        title,
        text: { name: 'description', isMarkdown: false, value: description },
        ...checkedFiles(frames),
        preview: null,
        path: slug ? `/portfolio/${slug}` : '/portfolio',
      };
    },
    form,
    cover: {
      goTo: (at = 0) => {
        const descriptions = place.current?.querySelectorAll<HTMLElement>('input[data-describes]');
        (descriptions?.[at] ?? place.current?.querySelector('button'))?.focus();
      },
    },
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      onCancel={editor.item ? editor.close : undefined}
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
      <StoryField
        place={place}
        entries={entries}
        onChange={setFrames}
        files={files}
        error={form.errors.frames}
      />
      <Field editor={editor} name="title" />
      <Field editor={editor} name="category" />
      <Field editor={editor} name="year" />
      <Field editor={editor} name="description" />
      {/* A new piece gets its address from its title. */}
      {editor.item && <Field editor={editor} name="slug" />}
      <PublishCheckButton check={publishCheck} />
    </EditorFrame>
  );
}

/** Returns the files for the check before publishing. A poster stands for a film that comes first. */
function checkedFiles(entries: readonly StoryEntry[]) {
  const files = entries.map(({ kind, url, alt, focus }) => ({ kind, url, alt, focus: focus ?? undefined }));
  const [first = null, ...frames] = files;
  const poster = entries[0]?.poster;
  const cover = first && poster ? { ...first, kind: 'image' as const, url: poster.url } : first;
  return { cover, frames };
}
