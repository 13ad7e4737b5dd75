import { NativeSelect, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
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
export function askAboutCaptions({ count, hidden, language }: Captions): Promise<string | null> {
  let chosen = language ?? SITE_LANGUAGE;
  const [first] = hidden;
  const options = [...new Set([...LANGUAGES, chosen])].map((value) => ({
    value,
    label: say.language(value),
  }));
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: say.title,
      children: (
        <Stack>
          {first !== undefined && <Text role="alert">{say.hidden(hidden.length, count, first)}</Text>}
          <NativeSelect
            label={say.languageLabel}
            data={options.sort((a, b) => a.label.localeCompare(b.label))}
            defaultValue={chosen}
            data-autofocus
            onChange={({ currentTarget }) => {
              chosen = currentTarget.value;
            }}
          />
        </Stack>
      ),
      labels: { confirm: say.use, cancel: kitWording.cancel },
      withCloseButton: false,
      onConfirm: () => resolve(chosen),
      onClose: () => resolve(null),
    });
  });
}
