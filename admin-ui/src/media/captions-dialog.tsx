import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import type { Captions } from '../../../cms/src/shared/captions';
import { wording as kitWording } from '../kit/wording';
import { captionsWording as say } from './wording';

/** Language of the site. */
const SITE_LANGUAGE = 'en';
const LANGUAGES = 'am ar de en es fr hi it ja ko lg nl pl pt ru rw so sw tr uk zh zu'.split(' ');

/**
 * Names captions that browsers do not show, and asks for the language.
 * @returns a language tag; null if the owner does not want the captions
 */
export function askAboutCaptions(captions: Captions): Promise<string | null> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: say.title,
      withCloseButton: false,
      onClose: () => resolve(null),
      children: (
        <CaptionsForm
          captions={captions}
          onAnswer={(language) => {
            resolve(language);
            modals.close(id);
          }}
        />
      ),
    });
  });
}

interface CaptionsFormProps {
  captions: Captions;
  onAnswer: (language: string | null) => void;
}

function CaptionsForm({ captions: { count, hidden, language }, onAnswer }: CaptionsFormProps) {
  const [chosen, setChosen] = useState(language ?? SITE_LANGUAGE);
  const [first] = hidden;
  const languages = [...new Set([...LANGUAGES, ...(language ? [language] : [])])];
  const options = languages.map((value) => ({ value, label: say.language(value) }));
  return (
    <Stack>
      {first !== undefined && <Text role="alert">{say.hidden(hidden.length, count, first)}</Text>}
      <NativeSelect
        label={say.languageLabel}
        data={options.sort((a, b) => a.label.localeCompare(b.label))}
        value={chosen}
        data-autofocus
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {kitWording.cancel}
        </Button>
        <Button onClick={() => onAnswer(chosen)}>{say.use}</Button>
      </Group>
    </Stack>
  );
}
