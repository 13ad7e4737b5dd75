import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { IconFocus2, IconMovie, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ALT_LENGTH } from '../../../../cms/src/shared/uploads';
import { IconButton } from '../../kit/page/icon-button';
import { wording as kitWording } from '../../kit/wording';
import { ArrivingList } from '../../media/arriving-list';
import { CAPTIONS } from '../../media/file-types';
import { FocusPicture } from '../../media/focus-picture';
import { FileOfFilm, PosterChoice } from '../../media/poster-choice';
import type { Uploads } from '../../media/use-uploads';
import { wording as mediaWording, megabytes } from '../../media/wording';
import { focusStyle, MIDDLE } from '../../strapi/media-file';
import { EntryOrder } from './entry-order';
import type { StoryEntry } from './story';
import classes from './story-field.module.css';
import type { FilmPart } from './use-story-files';
import { storyWording as say } from './wording';

export interface EntryActions {
  change: (at: number, to: Partial<StoryEntry>) => void;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
  /** Goes to the description of the next entry. */
  describeNext: (at: number) => void;
}

interface StoryEntryProps {
  row: string;
  entry: StoryEntry;
  at: number;
  count: number;
  handle: ReactNode;
  actions: EntryActions;
  files: FilmFiles;
  hasCover: boolean;
}

/** A picture or film of a piece: its place, description and focal point, or poster and captions. */
export function StoryEntryRow({ row, entry, at, count, handle, actions, files, hasCover }: StoryEntryProps) {
  const [isMarking, setMarking] = useState(false);
  const { kind, url, alt, focus } = entry;
  const name = say.name(kind, at);

  const goToNext = (event: KeyboardEvent) => {
    const isNext = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    if (count === 1 || !isNext || event.nativeEvent.isComposing) return;
    // The last description is left by Tab, and Enter does not send the form in the middle of describing.
    if (at === count - 1 && event.key === 'Tab') return;
    event.preventDefault();
    actions.describeNext(at);
  };

  return (
    <div className={classes.entry} data-entry={row}>
      <Thumb entry={entry} />
      <div className={classes.head}>
        {count > 1 && <Text fw={600}>{at === 0 ? say.cover : at + 1}</Text>}
        {/* A film has its name beside its size. */}
        {count === 1 && kind === 'image' && (
          <Text c="dimmed" className={classes.name}>
            {entry.name}
          </Text>
        )}
        <div className={classes.buttons}>
          {count > 1 && (
            <EntryOrder name={name} at={at} count={count} onMove={actions.move}>
              {handle}
            </EntryOrder>
          )}
          <IconButton
            name="remove"
            variant="default"
            label={kitWording.takeOut(name)}
            Icon={IconTrash}
            onClick={() => actions.remove(at)}
          />
        </div>
      </div>
      <div className={classes.about}>
        <TextInput
          label={say.alt(kind, at, count)}
          description={count === 1 && mediaWording.altHint}
          value={alt}
          maxLength={ALT_LENGTH}
          data-describes
          onChange={(event) => actions.change(at, { alt: event.currentTarget.value })}
          onKeyDown={goToNext}
        />
        {isMarking && (
          <>
            <FocusPicture
              src={url}
              alt={alt}
              focus={focus ?? MIDDLE}
              onSet={(point) => actions.change(at, { focus: point })}
            />
            <Text size="sm" c="dimmed">
              {mediaWording.focusHint}
            </Text>
          </>
        )}
        {kind === 'image' ? (
          <Button
            variant="default"
            leftSection={<IconFocus2 size={18} aria-hidden />}
            aria-label={isMarking ? undefined : say.focusOf(name)}
            onClick={() => setMarking(!isMarking)}
          >
            {isMarking ? mediaWording.focusSet : mediaWording.setFocus}
          </Button>
        ) : (
          <FilmControls
            film={entry}
            name={name}
            hasCover={hasCover}
            files={files}
            onRemoveCaptions={() => actions.change(at, { captions: null })}
          />
        )}
      </div>
    </div>
  );
}

function Thumb({ entry: { kind, url, alt, focus, poster } }: Pick<StoryEntryProps, 'entry'>) {
  const src = kind === 'image' ? url : poster?.url;
  if (!src) {
    return (
      <span className={classes.thumb} data-empty>
        <IconMovie size={32} stroke={1.5} aria-hidden />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      className={classes.thumb}
      style={focusStyle({ focus: focus ?? MIDDLE })}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

/** Files that arrive for one film. */
interface FilmFiles extends Pick<Uploads, 'files' | 'drop'> {
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
function FilmControls({ film, name, hasCover, files, onRemoveCaptions }: FilmControlsProps) {
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
