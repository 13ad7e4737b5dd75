import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EditorFrame } from '../../manager/editor-frame';
import { useEditorForm } from '../../manager/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import { savePortfolioItem } from './mutations';
import {
  PORTFOLIO_LIMITS,
  type PortfolioItem,
  portfolioLines,
  portfolioProblems,
  toPortfolioValues,
} from './portfolio';
import { portfolioQueries } from './queries';
import { CATEGORY_SUGGESTIONS, wording } from './wording';

interface PortfolioFormProps {
  /** Null writes a new one. */
  item: PortfolioItem | null;
  /** After saving or cancelling. */
  onClose: () => void;
}

export function PortfolioForm({ item, onClose }: PortfolioFormProps) {
  const queryClient = useQueryClient();
  const editor = useEditorForm({
    draft: 'portfolio',
    item,
    toValues: toPortfolioValues,
    problems: portfolioProblems,
    reload: ({ documentId }) => queryClient.fetchQuery({ ...portfolioQueries.one(documentId), staleTime: 0 }),
  });
  const { form } = editor;
  const image = useMediaField({
    purpose: 'portfolio',
    saved: item?.image ?? null,
    failed: wording.saveFailed,
  });

  const close = () => {
    editor.settle();
    onClose();
  };
  const saving = useSaveWithMedia({
    media: image,
    save: savePortfolioItem(editor.item),
    onSaved: close,
    onOvertaken: editor.askWhichVersion,
  });

  return (
    <EditorFrame
      editor={editor}
      title={editor.item ? wording.editTitle : wording.createTitle}
      submitLabel={editor.item ? wording.update : wording.create}
      busyLabel={editor.item ? wording.updating : wording.creating}
      {...saving}
      onCancel={item ? close : undefined}
      versions={(stored) => ({
        mine: portfolioLines(form.getValues()),
        theirs: stored && portfolioLines(toPortfolioValues(stored)),
      })}
    >
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={wording.fields.title}
        maxLength={PORTFOLIO_LIMITS.title}
        required
        size="md"
      />
      <TextInput
        key={form.key('category')}
        {...form.getInputProps('category')}
        label={wording.fields.category}
        placeholder={wording.categoryHint}
        list="category-suggestions"
        maxLength={PORTFOLIO_LIMITS.category}
        size="md"
      />
      <datalist id="category-suggestions">
        {CATEGORY_SUGGESTIONS.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        label={wording.fields.description}
        maxLength={PORTFOLIO_LIMITS.description}
        autosize
        minRows={4}
        size="md"
      />
      <MediaField label={wording.fields.image} field={image} />
    </EditorFrame>
  );
}
