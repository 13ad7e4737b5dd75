import { Button, Checkbox, Progress, TextInput } from '@mantine/core';
import { IconCheck, IconMovie, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { movedBeside, movedTo, SortableGrid } from '../../kit/list/sortable-grid';
import { IconButton } from '../../kit/page/icon-button';
import { ProblemText } from '../../media/problem-text';
import { usePreview } from '../../media/use-form-file';
import { EntryOrder } from './entry-order';
import { type BatchPicture, blocksOf, isBare, needsTitle, withoutCover } from './picture-batch';
import classes from './picture-batch-panel.module.css';
import { pieceFields, TITLE_LENGTH } from './resource';
import type { PictureBatch } from './use-picture-batch';
import { batchWording as say, storyWording } from './wording';

const keyOf = ({ key }: BatchPicture) => key;
/** Name of the file that is sent: a converted one has another. */
const fileName = ({ ready, name }: BatchPicture) => ready?.file.name ?? name;

/** Changes the list. The pressed button leaves with the change, so the focus goes to the field with the id. */
function changeAt(id: string, change: () => void) {
  flushSync(change);
  document.getElementById(id)?.focus();
}
const storyId = (story: string) => `story-${story}`;
const titleId = (key: string) => `title-${key}`;

export interface BatchListProps {
  batch: PictureBatch;
  /** Opens a stored story in the form. */
  onOpen: (documentId: string) => void;
}

/** The files of a batch: separate pieces, some of which can be picked to become a story, and stories. */
export function BatchList({ batch, onOpen }: BatchListProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const isFree = ({ story, state }: BatchPicture) => !story && state === 'ready';
  const free = batch.pictures.filter(isFree).map(keyOf);
  const picked = ticked.filter((key) => free.includes(key));
  const [first = ''] = picked;
  const canPick = free.length > 1 && batch.pictures.length > 2 && !batch.isBusy;
  const pick = (picture: BatchPicture) => (
    <Checkbox
      label={say.pick}
      aria-label={say.pickOne(fileName(picture))}
      checked={picked.includes(picture.key)}
      onChange={({ currentTarget: { checked } }) =>
        setTicked([...picked.filter((key) => key !== picture.key), ...(checked ? [picture.key] : [])])
      }
    />
  );
  return (
    <>
      {blocksOf(batch.pictures).map(({ story, members }) =>
        story ? (
          <Story key={story} story={story} members={members} batch={batch} onOpen={onOpen} />
        ) : (
          <ul key={members[0]?.key} className={classes.list}>
            {members.map((picture) => (
              <li key={picture.key}>
                <BatchRow
                  picture={picture}
                  batch={batch}
                  order={canPick && isFree(picture) && pick(picture)}
                />
              </li>
            ))}
          </ul>
        ),
      )}
      {canPick && picked.length > 1 && (
        <Button variant="light" onClick={() => changeAt(storyId(first), () => batch.makeStory(picked))}>
          {say.makeStory(picked.length)}
        </Button>
      )}
    </>
  );
}

interface StoryProps extends BatchListProps {
  story: string;
  members: readonly BatchPicture[];
}

/** A story with its title. Its files can be put in order until they are sent. */
function Story({ story, members, batch, onOpen }: StoryProps) {
  const { isBusy } = batch;
  const item = members[0]?.item;
  const rows = members.map((picture, at) => {
    return { picture, at, documentId: picture.key, title: fileName(picture) };
  });
  const arrange = (arranged: readonly BatchPicture[]) => batch.arrangeStory(arranged.map(keyOf));
  return (
    <div className={classes.story}>
      <div className={classes.about}>
        {item ? (
          <>
            <strong>{item.title}</strong>
            <Button onClick={() => onOpen(item.documentId)}>{say.describeStory}</Button>
          </>
        ) : (
          <TextInput
            id={storyId(story)}
            label={say.storyTitle}
            required
            value={batch.titleOf(story)}
            maxLength={TITLE_LENGTH}
            readOnly={isBusy}
            onChange={(event) => batch.setTitle(story, event.currentTarget.value)}
          />
        )}
        {!item && !isBusy && !batch.isStory && (
          <Button variant="default" onClick={() => changeAt(titleId(story), () => batch.separate(story))}>
            {say.separate}
          </Button>
        )}
      </div>
      <SortableGrid
        className={classes.list}
        items={rows}
        onMove={(id, beside) => arrange(movedBeside(members, keyOf, id, beside))}
      >
        {({ picture, at, title }, handle) => (
          <BatchRow
            picture={picture}
            batch={batch}
            isCover={at === 0}
            order={
              !isBusy &&
              !item && (
                <EntryOrder
                  name={title}
                  at={at}
                  count={rows.length}
                  onMove={(from, to) => arrange(movedTo(members, from, to))}
                >
                  {handle}
                </EntryOrder>
              )
            }
          />
        )}
      </SortableGrid>
    </div>
  );
}

interface BatchRowProps {
  picture: BatchPicture;
  batch: PictureBatch;
  /** Controls that move the file in a story, or put it in one. */
  order?: ReactNode;
  /** Whether it is the first file of a story. */
  isCover?: boolean;
}

/** A file of a batch with its progress. A file that becomes a piece has a title. */
function BatchRow({ picture, batch, order, isCover = false }: BatchRowProps) {
  const { ready, title, state, percent } = picture;
  const preview = usePreview(ready?.kind === 'image' ? ready.file : ready?.poster);
  const name = picture.story ? fileName(picture) : title;
  const isFixed = ['refused', 'waiting', 'uploading', 'checking'].includes(state);
  const isRemovable = ['ready', 'failed', 'refused', 'uploaded'].includes(state);
  return (
    <div className={classes.row} data-state={state} data-untitled={needsTitle(picture) || undefined}>
      {preview ? (
        <img src={preview} alt="" className={classes.thumb} />
      ) : (
        <span className={classes.thumb}>
          {ready?.kind === 'video' && <IconMovie size={24} stroke={1.5} aria-hidden />}
        </span>
      )}
      <div className={classes.middle}>
        {state === 'refused' || picture.story ? (
          <p className={classes.name}>{fileName(picture)}</p>
        ) : (
          <>
            <TextInput
              id={titleId(picture.key)}
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
  const isHidden = withoutCover(batch.pictures).includes(picture);
  if (state === 'saved' && isHidden) return say.storedWithoutPoster;
  if (state === 'ready' && isBare(picture)) return say.noPoster(!isHidden);
  return needsTitle(picture) ? say.needsTitle : say.states[state];
}
