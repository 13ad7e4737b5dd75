import { Alert, Button, Input, Progress, SegmentedControl, TextInput, Title } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { useAskedBeforeSigningOut } from '../../kit/form/unsaved-guard';
import { BatchList } from './batch-list';
import {
  type BatchPicture,
  kindOf,
  type PictureState,
  wholePercent,
  withoutCover,
  wouldLose,
} from './picture-batch';
import classes from './picture-batch-panel.module.css';
import { TITLE_LENGTH } from './resource';
import { CategoryInput, YearInput, yearProblem } from './set-dialog';
import type { PictureBatch } from './use-picture-batch';
import { batchWording as say } from './wording';

interface PictureBatchPanelProps {
  batch: PictureBatch;
  onMore: () => void;
  /** Opens a stored story in the form. */
  onOpen: (documentId: string) => void;
}

/** Shows the files of a batch: titles, one category, progress and results. They become one story or separate pieces. */
export function PictureBatchPanel({ batch, onMore, onOpen }: PictureBatchPanelProps) {
  const { pictures, story, isBusy } = batch;
  useLeaveGuard(() => wouldLose(pictures));
  if (pictures.length === 0) return null;

  const inState = (...states: PictureState[]) => pictures.filter(({ state }) => states.includes(state));
  const [failed, refused] = [inState('failed'), inState('refused').length];
  const isUnsent = pictures.length - refused === inState('ready', 'checking').length;

  return (
    <section className={classes.panel} aria-labelledby="batch-title">
      <BatchProgress
        batch={batch}
        arrived={inState('saved', 'uploaded').length}
        total={pictures.length - refused}
      />
      {failed.length > 0 && !isBusy && <FailedFiles batch={batch} failed={failed} />}
      {story.reason && <FailedStory story={story} />}
      {refused > 0 && <Alert color="yellow">{say.refused(refused)}</Alert>}
      <BatchPurpose batch={batch} isOpen={isUnsent && pictures.length - refused > 1} />
      <BatchList batch={batch} />
      <BatchActions batch={batch} ready={inState('ready')} onMore={onMore} onOpen={onOpen} />
    </section>
  );
}

function BatchProgress({
  batch: { pictures, isStory, isStored, isBusy },
  arrived,
  total,
}: {
  batch: PictureBatch;
  arrived: number;
  total: number;
}) {
  const hasBegun = isBusy || arrived > 0;
  const hidden = withoutCover(pictures, isStory);
  const stored = isStory ? 0 : hidden.filter(({ state }) => state === 'saved').length;
  const progress = [say.progress(isStory, arrived - stored, total), stored > 0 && say.hidden(stored)];
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h4" id="batch-title">
          {say.title}
        </Title>
        <p className={classes.count} role="status">
          {isStored ? say.storyStored(hidden.length === 0) : hasBegun && progress.filter(Boolean).join(', ')}
        </p>
      </div>
      {hasBegun && <Progress value={wholePercent(pictures)} size="lg" aria-label={say.whole} />}
    </>
  );
}

/** Asks whether the files become one story, and for its title. */
function BatchPurpose({ batch, isOpen }: { batch: PictureBatch; isOpen: boolean }) {
  const { isStory, isStored, story, isBusy } = batch;
  return (
    <>
      {isOpen && (
        <Input.Wrapper label={say.addAs} labelElement="div" size="lg">
          <SegmentedControl
            aria-label={say.addAs}
            fullWidth
            size="md"
            color="teal"
            data={say.modes}
            value={isStory ? 'story' : 'separate'}
            onChange={(mode) => batch.setStory(mode === 'story')}
          />
        </Input.Wrapper>
      )}
      {isStory && !isStored && (
        <div className={classes.about}>
          <TextInput
            label={say.storyTitle}
            required
            value={story.title}
            maxLength={TITLE_LENGTH}
            readOnly={isBusy}
            onChange={(event) => story.setTitle(event.currentTarget.value)}
          />
          <SharedFields batch={batch} />
        </div>
      )}
    </>
  );
}

/** Category and year of the pieces, or of the story, while they can still be chosen. */
function SharedFields({ batch: { pictures, isStory, shared, setShared } }: { batch: PictureBatch }) {
  if (!pictures.some(({ state }) => state === 'ready')) return null;
  return (
    <>
      <CategoryInput
        className={classes.category}
        label={<span>{isStory ? say.storyCategory : say.category}</span>}
        value={shared.category}
        onChange={(event) => setShared({ ...shared, category: event.currentTarget.value })}
      />
      <YearInput
        className={classes.category}
        label={isStory ? say.storyYear : say.year}
        description={undefined}
        placeholder={say.yearHint}
        value={shared.year}
        error={yearProblem(shared.year)}
        onChange={(event) => setShared({ ...shared, year: event.currentTarget.value })}
      />
    </>
  );
}

interface BatchActionsProps extends PictureBatchPanelProps {
  ready: readonly BatchPicture[];
}

function BatchActions({ batch, ready, onMore, onOpen }: BatchActionsProps) {
  const { pictures, isStory, isBusy } = batch;
  const { documentId } = batch.story;
  const hasFilm = ready.some((picture) => kindOf(picture).kind === 'video');
  return (
    <div className={classes.actions}>
      {!isStory && <SharedFields batch={batch} />}
      {(ready.length > 0 || isBusy) && (
        <BusyButton busy={isBusy} busyLabel={say.adding} onClick={() => batch.start()}>
          {isStory ? say.startStory : say.start(ready.length, hasFilm)}
        </BusyButton>
      )}
      {documentId && (
        <Button
          onClick={() => {
            onOpen(documentId);
            batch.clear();
          }}
        >
          {say.describeStory}
        </Button>
      )}
      <Button variant="default" onClick={onMore}>
        {say.more}
      </Button>
      {!isBusy && (
        <Button variant="subtle" color="gray" onClick={batch.clear}>
          {wouldLose(pictures) ? say.discard : say.close}
        </Button>
      )}
    </div>
  );
}

/**
 * Asks before another screen or site is opened, which would discard the pictures. Other tabs and pages of this screen
 * keep them.
 */
function useLeaveGuard(hasPictures: () => boolean) {
  useAskedBeforeSigningOut(hasPictures);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasPictures()) return false;
      return !(await confirmAction({ question: say.leaveQuestion, about: say.leaveAbout, yes: say.leave }));
    },
    enableBeforeUnload: hasPictures,
  });
}

interface FailedFilesProps {
  batch: PictureBatch;
  failed: readonly BatchPicture[];
}

/** Reports files that were not uploaded. The others stay uploaded, and a story can be added without the failed ones. */
function FailedFiles({ batch, failed }: FailedFilesProps) {
  const { isStory } = batch;
  const isRestThere = batch.pictures.some(({ state }) => state === 'uploaded');
  return (
    <Alert color="red" role="alert">
      <div className={classes.failed}>
        <span>{isStory ? say.notUploaded(failed.length) : say.failed(failed.length)}</span>
        <div className={classes.choices}>
          <AlertButton onClick={() => batch.start(...failed.map(({ key }) => key))}>
            {say.tryAllAgain(failed.length)}
          </AlertButton>
          {isStory && isRestThere && (
            <AlertButton onClick={() => batch.remove(...failed)}>{say.addWithout(failed.length)}</AlertButton>
          )}
        </div>
      </div>
    </Alert>
  );
}

/** Reports a story that was not stored although its files are. */
function FailedStory({ story }: Pick<PictureBatch, 'story'>) {
  return (
    <Alert color="red" role="alert" title={say.storyFailed}>
      <div className={classes.failed}>
        <span>{story.reason}</span>
        <AlertButton onClick={story.begin}>{say.tryAgain}</AlertButton>
      </div>
    </Alert>
  );
}

function AlertButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="white" color="red" size="compact-md" onClick={onClick}>
      {children}
    </Button>
  );
}
