import { Button, Progress, TextInput } from '@mantine/core';
import { IconCheck, IconMovie, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { movedBeside, movedTo, SortableGrid } from '../../kit/list/sortable-grid';
import { IconButton } from '../../kit/page/icon-button';
import { ProblemText } from '../../media/problem-text';
import { usePreview } from '../../media/use-form-file';
import { EntryOrder } from './entry-order';
import { type BatchPicture, isBare, needsTitle, withoutCover } from './picture-batch';
import classes from './picture-batch-panel.module.css';
import { pieceFields, TITLE_LENGTH } from './resource';
import type { PictureBatch } from './use-picture-batch';
import { batchWording as say, storyWording } from './wording';

const keyOf = ({ key }: BatchPicture) => key;
/** Name of the file that is sent: a converted one has another. */
const fileName = ({ ready, name }: BatchPicture) => ready?.file.name ?? name;

/** The files of a batch; those that a story takes can be put in order. */
export function BatchList({ batch }: { batch: PictureBatch }) {
  const { isStory, isBusy, isStored, arrange } = batch;
  const refused = batch.pictures.filter(({ state }) => state === 'refused');
  const taken = batch.pictures.filter(({ state }) => state !== 'refused');
  if (!isStory) return <PlainList pictures={batch.pictures} batch={batch} />;
  if (isBusy || isStored)
    return <PlainList pictures={[...taken, ...refused]} batch={batch} coverKey={taken[0]?.key} />;
  const rows = taken.map((picture, at) => ({
    picture,
    at,
    documentId: picture.key,
    title: fileName(picture),
  }));
  const arrangeTaken = (arranged: readonly BatchPicture[]) => arrange([...arranged, ...refused].map(keyOf));
  return (
    <>
      <SortableGrid
        className={classes.list}
        items={rows}
        onMove={(id, beside) => arrangeTaken(movedBeside(taken, keyOf, id, beside))}
      >
        {({ picture, at, title }, handle) => (
          <BatchRow
            picture={picture}
            batch={batch}
            isCover={at === 0}
            order={
              <EntryOrder
                name={title}
                at={at}
                count={rows.length}
                onMove={(from, to) => arrangeTaken(movedTo(taken, from, to))}
              >
                {handle}
              </EntryOrder>
            }
          />
        )}
      </SortableGrid>
      {refused.length > 0 && <PlainList pictures={refused} batch={batch} />}
    </>
  );
}

interface PlainListProps {
  pictures: readonly BatchPicture[];
  batch: PictureBatch;
  /** Key of the first file of a story. */
  coverKey?: string | undefined;
}

function PlainList({ pictures, batch, coverKey }: PlainListProps) {
  return (
    <ul className={classes.list}>
      {pictures.map((picture) => (
        <li key={picture.key}>
          <BatchRow picture={picture} batch={batch} isCover={picture.key === coverKey} />
        </li>
      ))}
    </ul>
  );
}

interface BatchRowProps {
  picture: BatchPicture;
  batch: PictureBatch;
  /** Buttons that move the file in a story. */
  order?: ReactNode;
  /** Whether it is the first file of a story. */
  isCover?: boolean;
}

/** A file of a batch with its progress. A file that becomes a piece has a title. */
function BatchRow({ picture, batch, order, isCover = false }: BatchRowProps) {
  const { ready, title, state, percent } = picture;
  const preview = usePreview(ready?.kind === 'image' ? ready.file : ready?.poster);
  const name = batch.isStory ? fileName(picture) : title;
  const isFixed = ['refused', 'waiting', 'uploading', 'checking'].includes(state);
  const isRemovable = ['ready', 'failed', 'refused', 'uploaded'].includes(state);
  return (
    <div
      className={classes.row}
      data-state={state}
      data-untitled={(!batch.isStory && needsTitle(picture)) || undefined}
    >
      {preview ? (
        <img src={preview} alt="" className={classes.thumb} />
      ) : (
        <span className={classes.thumb}>
          {ready?.kind === 'video' && <IconMovie size={24} stroke={1.5} aria-hidden />}
        </span>
      )}
      <div className={classes.middle}>
        {state === 'refused' || batch.isStory ? (
          <p className={classes.name}>{fileName(picture)}</p>
        ) : (
          <>
            <TextInput
              aria-label={say.titleOf(fileName(picture))}
              value={title}
              maxLength={TITLE_LENGTH}
              readOnly={isFixed}
              onChange={(event) => batch.setWords(picture, { title: event.currentTarget.value })}
              onBlur={() => batch.rename(picture)}
            />
            <TextInput
              aria-label={say.descriptionOf(fileName(picture))}
              placeholder={say.description}
              value={picture.description}
              maxLength={pieceFields.description.props.maxLength}
              readOnly={isFixed || state === 'saved'}
              onChange={(event) => batch.setWords(picture, { description: event.currentTarget.value })}
            />
          </>
        )}
        <p className={classes.state}>
          {state === 'saved' && <IconCheck size={16} aria-hidden />}
          {isCover && <strong>{storyWording.cover}</strong>}
          <BatchState picture={picture} batch={batch} />
        </p>
        {state === 'uploading' && <Progress value={percent ?? 0} aria-label={say.one(name)} />}
        {order}
      </div>
      {state === 'failed' && (
        <Button
          size="compact-md"
          variant="light"
          aria-label={say.tryOneAgain(name)}
          onClick={() => batch.start(picture.key)}
        >
          {say.tryAgain}
        </Button>
      )}
      {isRemovable && (
        <IconButton
          label={say.remove(name)}
          Icon={IconX}
          variant="subtle"
          color="gray"
          onClick={() => batch.remove(picture)}
        />
      )}
    </div>
  );
}

function BatchState({ picture, batch }: Pick<BatchRowProps, 'picture' | 'batch'>) {
  if (picture.problem !== null) return <ProblemText text={picture.problem} />;
  return <span>{stateWords(picture, batch)}</span>;
}

function stateWords(picture: BatchPicture, batch: PictureBatch): string {
  const { state } = picture;
  const isHidden = withoutCover(batch.pictures, batch.isStory).includes(picture);
  if (state === 'saved' && isHidden) return say.storedWithoutPoster;
  if (state === 'ready' && isBare(picture)) return say.noPoster(!isHidden);
  return !batch.isStory && needsTitle(picture) ? say.needsTitle : say.states[state];
}
