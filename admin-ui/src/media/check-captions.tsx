import { NativeSelect, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type Captions, inLanguage, readCaptions } from '../../../cms/src/shared/captions';
import { CAPTIONS_BYTES } from '../../../cms/src/shared/uploads';
import { wording as kitWording } from '../kit/wording';
import type { Checked } from './use-uploads';
import { captionsWording as say, wording } from './wording';

/** Language of the site. */
const SITE_LANGUAGE = 'en';
const LANGUAGES = 'am ar de en es fr hi it ja ko lg nl pl pt ru rw so sw tr uk zh zu'.split(' ');

/**
 * Names captions that browsers do not show, and asks for the language.
 * @returns a language tag; null if the owner does not want the captions
 */
function askAboutCaptions({ count, hidden, language }: Captions): Promise<string | null> {
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

/** Checks captions by content, as the CMS does, and asks for their language. */
export async function checkCaptions(file: File): Promise<Checked<{ file: File }>> {
  if (file.size > CAPTIONS_BYTES) return { problem: wording.captionsTooLarge };
  const text = await file.text().catch(() => null);
  if (text === null) return { problem: wording.unreadable(file.name) };
  const captions = readCaptions(text);
  if (!captions) return { problem: wording.noCaptions };
  const { count, hidden } = captions;
  if (hidden.length === count) return { problem: wording.captionsWithoutTimes };
  const language = await askAboutCaptions(captions);
  if (!language) return { problem: wording.captionsNotUsed };
  const named = inLanguage(captions.text, language);
  return { file: new File([named], file.name, { type: 'text/vtt' }), problem: null };
}
