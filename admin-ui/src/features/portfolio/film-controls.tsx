import { ActionIcon, Anchor, Button, FileButton, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ArrivingList } from '../../media/arriving-list';
import { acceptOf, CAPTIONS, IMAGES } from '../../media/file-types';
import type { ArrivingFiles } from '../../media/use-arriving-files';
import { wording as mediaWording, megabytes } from '../../media/wording';
import type { FilmPart } from './frame-file';
import { PosterMoment } from './poster-moment';
import type { StoryEntry } from './story';
import classes from './story-field.module.css';
import { storyWording as say } from './wording';

/** Files that arrive for one film. */
export interface FilmFiles extends Pick<ArrivingFiles, 'files' | 'drop'> {
  give: (file: File, part: FilmPart['part']) => void;
}

interface FilmControlsProps {
  film: StoryEntry;
  /** 'Film 2' */
  name: string;
  files: FilmFiles;
  onRemoveCaptions: () => void;
}

/** Shows a film with its size, and sets its poster and captions. */
export function FilmControls({ film, name, files, onRemoveCaptions }: FilmControlsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { url, poster, captions, bytes } = film;
  const isArriving = files.files.some(({ problem }) => problem === null);
  return (
    <>
      <Anchor href={url} target="_blank" rel="noreferrer" className={classes.film}>
        {say.film(film.name, megabytes(bytes))}
      </Anchor>
      {!poster && !isArriving && <Text size="sm">{say.noPoster}</Text>}
      {isChoosing && (
        <PosterMoment
          film={film}
          onTaken={(picture) => {
            files.give(picture, 'poster');
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      <ArrivingList arriving={files} />
      <div className={classes.buttons}>
        {!isChoosing && (
          <Button variant="default" aria-label={say.momentOf(name)} onClick={() => setChoosing(true)}>
            {say.chooseMoment}
          </Button>
        )}
        <FilmFile
          film={name}
          label={say.choosePoster}
          types={IMAGES}
          onFile={(file) => files.give(file, 'poster')}
        />
        <FilmFile
          film={name}
          label={captions ? say.otherCaptions : mediaWording.chooseCaptions}
          types={CAPTIONS}
          onFile={(file) => files.give(file, 'captions')}
        />
      </div>
      {captions ? (
        <div className={classes.buttons}>
          <Anchor href={captions.url} target="_blank" rel="noreferrer">
            {mediaWording.viewCaptions}
          </Anchor>
          <ActionIcon
            variant="default"
            aria-label={mediaWording.removeCaptions}
            title={mediaWording.removeCaptions}
            onClick={onRemoveCaptions}
          >
            <IconTrash size={20} stroke={1.75} />
          </ActionIcon>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {say.captionsHint}
        </Text>
      )}
    </>
  );
}

interface FilmFileProps {
  film: string;
  label: string;
  types: Parameters<typeof acceptOf>[0];
  onFile: (file: File) => void;
}

function FilmFile({ film, label, types, onFile }: FilmFileProps) {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    // Lets the owner choose the same file again after a failure.
    reset.current?.();
    if (file) onFile(file);
  };
  const name = say.fileFor(label, film);
  return (
    <FileButton resetRef={reset} accept={acceptOf(types)} onChange={take} inputProps={{ 'aria-label': name }}>
      {({ onClick }) => (
        <Button variant="default" aria-label={name} onClick={onClick}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
