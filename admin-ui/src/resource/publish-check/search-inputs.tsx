import { Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { Field } from '../../kit/fields/field';
import { selectPart } from '../../kit/fields/select-part';
import { MediaField } from '../../media/media-field';
import type { FormFileState } from '../../media/use-form-file';
import type { Fix } from './checked-draft';
import { searchFields } from './search-fields';
import { textStart } from './text-start';
import { wording as sentences } from './wording';

const wording = sentences.search;

type FieldForm = Parameters<typeof Field>[0]['editor']['form'];

export interface SearchInputsProps {
  editor: { form: FieldForm };
  /** The field with the text of the page, and whether it is Markdown. */
  text: { name: string; isMarkdown: boolean };
  cover: FormFileState;
  preview: FormFileState;
  /** Locks the preview picture during a save. */
  isHeld: boolean;
  /** The finding that the owner last followed. */
  wanted: Fix | null;
}

/** The three fields, each with the value used while it is empty. */
export default function SearchInputs({
  editor: { form },
  text,
  cover,
  preview,
  isHeld,
  wanted,
}: SearchInputsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody is sent here
  useEffect(() => {
    if (wanted?.to === 'preview') preview.goTo();
    if (wanted?.to === 'field' && Object.hasOwn(searchFields, wanted.name))
      selectPart(form.getInputNode(wanted.name), wanted);
  }, [wanted]);
  const title = String(form.useWatchValue('title'));
  const written = String(form.useWatchValue(text.name));
  const begins = useMemo(
    () => (text.isMarkdown ? textStart(written) : written.trim()),
    [text.isMarkdown, written],
  );
  const { searchTitle, searchDescription } = searchFields;
  const explained = {
    form,
    fields: {
      searchTitle: described(searchTitle, wording.emptyTitle(title.trim())),
      searchDescription: described(searchDescription, wording.emptyDescription(begins)),
    },
  };
  return (
    <>
      <Field editor={explained} name="searchTitle" />
      <Field editor={explained} name="searchDescription" />
      <div>
        <MediaField label={wording.picture} field={preview} isHeld={isHeld} ignoresPaste />
        {!preview.shown && (
          <Text size="sm" c="dimmed" mt="xs">
            {wording.emptyPicture[cover.shown?.kind === 'image' ? 'cover' : 'none']}
          </Text>
        )}
      </div>
    </>
  );
}

const described = (field: typeof searchFields.searchTitle, description: string) => ({
  ...field,
  props: { ...field.props, description },
});
