import { Textarea, TextInput } from '@mantine/core';
import { EditorFrame } from '../../manager/editor-frame';
import { editorLabels } from '../../manager/editor-labels';
import { useEditorForm } from '../../manager/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { CategoryInput } from './category-input';
import { savePortfolioItem } from './mutations';
import {
  PORTFOLIO_LIMITS,
  type PortfolioItem,
  portfolioLines,
  portfolioProblems,
  toPortfolioValues,
} from './portfolio';
import { portfolioQueries } from './queries';
import { wording } from './wording';

interface PortfolioFormProps {
  /** Null writes a new one. */
  item: PortfolioItem | null;
  /** After saving or cancelling. */
  onClose: () => void;
  /** Several pictures were given where a new item takes one. */
  onMany: (files: readonly File[]) => void;
}

export function PortfolioForm({ item, onClose, onMany }: PortfolioFormProps) {
  const editor = useEditorForm({
    draft: 'portfolio',
    item,
    toValues: toPortfolioValues,
    problems: portfolioProblems,
    stored: portfolioQueries.one,
    lines: portfolioLines,
    onClose,
  });
  const { form } = editor;
  const image = useMediaField({
    purpose: 'portfolio',
    saved: item?.image ?? null,
    failed: wording.saveFailed,
  });

  const saving = useSaveWithMedia({
    media: image,
    save: savePortfolioItem(editor.item),
    onSaved: editor.saved,
    onOvertaken: editor.askWhichVersion,
  });

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...saving}
      onCancel={item ? editor.close : undefined}
    >
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={wording.fields.title}
        maxLength={PORTFOLIO_LIMITS.title}
        required
        size="md"
      />
      <CategoryInput
        key={form.key('category')}
        {...form.getInputProps('category')}
        label={wording.fields.category}
      />
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        label={wording.fields.description}
        maxLength={PORTFOLIO_LIMITS.description}
        autosize
        minRows={4}
        size="md"
      />
      <MediaField label={wording.fields.image} field={image} onMany={onMany} />
    </EditorFrame>
  );
}
