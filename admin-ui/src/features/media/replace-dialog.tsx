import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect, useState } from 'react';
import { ALT_LENGTH } from '../../../../cms/src/shared/uploads';
import { wording as kitWording } from '../../kit/wording';
import { checkFile } from '../../media/check-file';
import { firstPoster } from '../../media/film-poster';
import { showProblem } from '../../notifications/toasts';
import classes from './media.module.css';
import type { MediaEntry } from './media-entry';
import { replaceWording as say, wording } from './wording';

/** A new file, and what becomes of what belonged to the old one. */
export interface Replacement {
  file: File;
  alternativeText: string;
  keepsFocalPoint: boolean;
  keepsCaptions: boolean;
  poster: File | null;
}

interface Question {
  entry: MediaEntry;
  file: File;
  onAnswer: (replacement: Replacement) => void;
}

/** Checks a new file, and asks what of the old one still fits. */
export async function askToReplace({ entry, file: chosen, onAnswer }: Question): Promise<void> {
  const { problem, file, kind } = await checkFile(chosen, 'project');
  if (problem !== null) return showProblem(wording.replaceFailed, problem);
  const isFilm = kind === 'video' && entry.file?.kind === 'video';
  const poster = isFilm ? await firstPoster(file) : null;
  const id = modals.open({
    title: say.title,
    withCloseButton: false,
    children: (
      <ReplaceForm
        entry={entry}
        isFilm={isFilm}
        poster={poster}
        onCancel={() => modals.close(id)}
        onReplace={(choices) => {
          modals.close(id);
          onAnswer({ file, ...choices });
        }}
      />
    ),
  });
}

interface ReplaceFormProps {
  entry: MediaEntry;
  isFilm: boolean;
  poster: File | null;
  onReplace: (choices: Omit<Replacement, 'file'>) => void;
  onCancel: () => void;
}

function ReplaceForm({ entry, isFilm, poster, onReplace, onCancel }: ReplaceFormProps) {
  const [alternativeText, setText] = useState(entry.alternativeText);
  const [keeps, setKeeps] = useState(false);
  const [takesPoster, setTakesPoster] = useState(poster !== null);
  const preview = useAddressOf(poster);
  const choices = {
    alternativeText,
    keepsFocalPoint: !isFilm && keeps,
    keepsCaptions: isFilm && keeps,
    poster: takesPoster ? poster : null,
  };
  return (
    <Stack>
      <Text size="sm">{wording.replaceHint}</Text>
      <Textarea
        label={say.description}
        value={alternativeText}
        maxLength={ALT_LENGTH}
        autosize
        minRows={2}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {preview && (
        <>
          <img src={preview} alt={say.poster} className={classes.newPoster} />
          <Checkbox
            label={say.takePoster}
            checked={takesPoster}
            onChange={(event) => setTakesPoster(event.currentTarget.checked)}
          />
        </>
      )}
      {isFilm && !takesPoster && <Text size="sm">{say.posterStays}</Text>}
      <Checkbox
        label={isFilm ? say.keepCaptions : say.keepFocus}
        checked={keeps}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {kitWording.cancel}
        </Button>
        <Button onClick={() => onReplace(choices)}>{wording.replace}</Button>
      </Group>
    </Stack>
  );
}

/** Returns a blob: URL of a file while it is shown. */
function useAddressOf(file: File | null): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
