import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { checkFile } from '../media/check-file';
import { type Upload, useUploads } from '../media/use-uploads';
import { type People, statePeople } from '../media/who-is-shown';
import { runMutation } from '../notifications/query-client';
import { replacePart } from './markdown-edit';
import { asParagraphs, markdownPicture, placeholderFor } from './picture-text';

export type TextPictures = ReturnType<typeof useTextPictures>;

type TextPicture = Upload<{ file: File }>;

const placeOf = ({ key, name, ready }: TextPicture) => placeholderFor(key, ready?.file.name ?? name);

/**
 * Manages pictures inside a text: descriptions, uploads and placeholders.
 * @param isHeld during a save no picture is accepted: the save would not send it, and the form may close after it
 */
export function useTextPictures({ isHeld }: { isHeld: boolean }) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  /** Descriptions by key of the picture. */
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const altOf = (key: string) => alts[key] ?? '';
  /** Who can be recognised, by key of the picture. */
  const [people, setPeople] = useState<Readonly<Record<string, People>>>({});
  const client = useQueryClient();

  const { files, give, drop } = useUploads<{ file: File }>({
    purpose: 'post',
    atOnce: 3,
    check: (file) => checkFile(file, 'post'),
    asksFirst: true,
    altOf,
    onStored: ({ id, url }, { file }, _about, { key }) => {
      const stated = people[key];
      if (stated) void runMutation(client, statePeople(id), stated);
      putInPlace(placeholderFor(key, file.name), markdownPicture(altOf(key), url));
      drop(key);
    },
  });
  const asked = files.filter(({ ready, again, problem }) => ready && again && problem === null);

  /** If the placeholder was deleted from the text, the picture is dropped. */
  function putInPlace(place: string, text: string) {
    const field = textarea.current;
    const from = field?.value.indexOf(place) ?? -1;
    if (!field || from < 0) return;
    const isParagraph = text === '' && field.value.startsWith('\n\n', from + place.length);
    replacePart(field, from, from + place.length + (isParagraph ? 2 : 0), text);
  }

  const remove = (removed: readonly TextPicture[]) => {
    for (const file of removed) {
      putInPlace(placeOf(file), '');
      drop(file.key);
    }
  };

  return {
    textarea,
    isHeld,
    /** All pictures that are not in the text yet. */
    files,
    /** The checked pictures whose descriptions are requested before they are inserted. */
    asked,
    arriving: {
      files: files.filter((file) => !asked.includes(file)),
      drop: (key: string) => remove(files.filter((file) => file.key === key)),
    },
    give: (chosen: readonly File[]) => {
      if (!isHeld) give(chosen);
    },
    altOf,
    peopleOf: (key: string) => people[key],
    setPeople: (key: string, stated: People) => setPeople((before) => ({ ...before, [key]: stated })),
    describe: (key: string, alt: string) => setAlts((before) => ({ ...before, [key]: alt })),
    insert: () => {
      const field = textarea.current;
      if (!field) return;
      const { value, selectionStart, selectionEnd } = field;
      const text = asParagraphs(
        value.slice(0, selectionStart),
        asked.map(placeOf),
        value.slice(selectionEnd),
      );
      replacePart(field, selectionStart, selectionEnd, text);
      for (const { again } of asked) again?.();
    },
    cancel: () => remove(asked),
  };
}
