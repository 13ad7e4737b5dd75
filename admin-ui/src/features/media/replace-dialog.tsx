import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
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
  const posterUrl = poster && URL.createObjectURL(poster);
  const { alternativeText } = entry;
  const answer = { file, alternativeText, keepsFocalPoint: false, keepsCaptions: false, poster };
  modals.openConfirmModal({
    title: say.title,
    children: (
      <Stack>
        <Text size="sm">{wording.replaceHint}</Text>
        <Textarea
          label={say.description}
          defaultValue={alternativeText}
          maxLength={ALT_LENGTH}
          autosize
          minRows={2}
          data-autofocus
          onChange={({ currentTarget }) => {
            answer.alternativeText = currentTarget.value;
          }}
        />
        {isFilm && (
          <PosterQuestion
            url={posterUrl}
            onAnswer={(takes) => {
              answer.poster = takes ? poster : null;
            }}
          />
        )}
        <Checkbox
          label={isFilm ? say.keepCaptions : say.keepFocus}
          onChange={({ currentTarget }) => {
            answer[isFilm ? 'keepsCaptions' : 'keepsFocalPoint'] = currentTarget.checked;
          }}
        />
      </Stack>
    ),
    labels: { confirm: wording.replace, cancel: kitWording.cancel },
    withCloseButton: false,
    onConfirm: () => onAnswer(answer),
    onClose: () => URL.revokeObjectURL(posterUrl ?? ''),
  });
}

interface PosterQuestionProps {
  /** A blob: URL; null if this browser cannot take a poster from the film. */
  url: string | null;
  onAnswer: (takes: boolean) => void;
}

function PosterQuestion({ url, onAnswer }: PosterQuestionProps) {
  const [takes, setTakes] = useState(url !== null);
  return (
    <>
      {url && (
        <>
          <img src={url} alt={say.poster} className={classes.newPoster} />
          <Checkbox
            label={say.takePoster}
            checked={takes}
            onChange={({ currentTarget }) => {
              setTakes(currentTarget.checked);
              onAnswer(currentTarget.checked);
            }}
          />
        </>
      )}
      {!takes && <Text size="sm">{say.posterStays}</Text>}
    </>
  );
}
