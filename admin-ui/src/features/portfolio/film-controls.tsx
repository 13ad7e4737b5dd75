import { Anchor, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../kit/page/icon-button';
import { ArrivingList } from '../../media/arriving-list';
import { CAPTIONS } from '../../media/file-types';
import { FileOfFilm, PosterChoice } from '../../media/poster-choice';
import type { Uploads } from '../../media/use-uploads';
import { wording as mediaWording, megabytes } from '../../media/wording';
import type { StoryEntry } from './story';
import classes from './story-field.module.css';
import type { FilmPart } from './use-story-files';
import { storyWording as say } from './wording';

/** Files that arrive for one film. */
export interface FilmFiles extends Pick<Uploads, 'files' | 'drop'> {
  give: (file: File, part: FilmPart['part']) => void;
}

interface FilmControlsProps {
  film: StoryEntry;
  /** 'Film 2' */
  name: string;
  /** The piece has something to show before the film plays. */
  hasCover: boolean;
  files: FilmFiles;
  onRemoveCaptions: () => void;
}

/** Shows a film with its size, and sets its poster and captions. */
export function FilmControls({ film, name, hasCover, files, onRemoveCaptions }: FilmControlsProps) {
  const { url, poster, captions, bytes } = film;
  const isArriving = files.files.some(({ problem }) => problem === null);
  return (
    <>
      <Anchor href={url} target="_blank" rel="noreferrer" className={classes.film}>
        {say.film(film.name, megabytes(bytes))}
      </Anchor>
      {!poster && !isArriving && <Text size="sm">{say.noPoster(hasCover)}</Text>}
      <ArrivingList arriving={files} />
      <PosterChoice film={film} name={name} onPicture={(picture) => files.give(picture, 'poster')}>
        <FileOfFilm
          film={name}
          label={captions ? say.otherCaptions : mediaWording.chooseCaptions}
          types={CAPTIONS}
          onFile={(file) => files.give(file, 'captions')}
        />
      </PosterChoice>
      {captions ? (
        <div className={classes.buttons}>
          <Anchor href={captions.url} target="_blank" rel="noreferrer">
            {mediaWording.viewCaptions}
          </Anchor>
          <IconButton
            variant="default"
            label={mediaWording.removeCaptions}
            Icon={IconTrash}
            onClick={onRemoveCaptions}
          />
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {say.captionsHint}
        </Text>
      )}
    </>
  );
}
