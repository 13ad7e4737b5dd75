import { Alert, Button, Input, Progress, SegmentedControl, Title } from '@mantine/core';
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
  const { pictures, isBusy } = batch;
  useLeaveGuard(() => wouldLose(pictures));
  if (pictures.length === 0) return null;

  const inState = (...states: PictureState[]) => pictures.filter(({ state }) => states.includes(state));
  const [failed, refused] = [inState('failed'), inState('refused').length];
  const isUnsent = pictures.length - refused === inState('ready', 'checking').length;

  return (
    <section className={classes.panel} aria-labelledby="batch-title">
      <BatchProgress
        batch={batch}
        arrived={inState('saved', batch.isStory ? 'uploaded' : 'saved').length}
        total={pictures.length - refused}
      />
      {failed.length > 0 && !isBusy && <FailedFiles batch={batch} failed={failed} />}
      {refused > 0 && <Alert color="yellow">{say.refused(refused)}</Alert>}
      {isUnsent && pictures.length - refused > 1 && <BatchPurpose batch={batch} />}
      <SharedFields batch={batch} />
      <BatchList
        batch={batch}
        onOpen={(documentId) => {
          onOpen(documentId);
          if (!wouldLose(pictures)) batch.clear();
        }}
      />
      <BatchActions batch={batch} ready={inState('ready')} onMore={onMore} />
    </section>
  );
}

function BatchProgress({
  batch: { pictures, isStory, isBusy },
  arrived,
  total,
}: {
  batch: PictureBatch;
  arrived: number;
  total: number;
}) {
  const hasBegun = isBusy || arrived > 0;
  const hidden = withoutCover(pictures);
  const stored = isStory ? 0 : hidden.filter(({ state }) => state === 'saved').length;
  const progress = [say.progress(isStory, arrived - stored, total), stored > 0 && say.hidden(stored)];
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h4" id="batch-title">
          {say.title}
        </Title>
        <p className={classes.count} role="status">
          {isStory && !wouldLose(pictures)
            ? say.storyStored(hidden.length === 0)
            : hasBegun && progress.filter(Boolean).join(', ')}
        </p>
      </div>
      {hasBegun && <Progress value={wholePercent(pictures)} size="lg" aria-label={say.whole} />}
    </>
  );
}

/** Asks whether the files become one story. */
function BatchPurpose({ batch: { pictures, isStory, makeStory, separate } }: { batch: PictureBatch }) {
  return (
    <Input.Wrapper label={say.addAs} labelElement="div" size="lg">
      <SegmentedControl
        aria-label={say.addAs}
        fullWidth
        size="md"
        color="teal"
        data={say.modes}
        value={isStory ? 'story' : 'separate'}
        onChange={(mode) =>
          mode === 'story'
            ? makeStory(pictures.filter(({ state }) => state !== 'refused').map(({ key }) => key))
            : separate()
        }
      />
    </Input.Wrapper>
  );
}

/** Category and year of the pieces, or of the story, while they can still be chosen. */
function SharedFields({ batch: { pictures, isStory, shared, setShared } }: { batch: PictureBatch }) {
  if (!pictures.some(({ state }) => state === 'ready')) return null;
  return (
    <div className={classes.about}>
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
    </div>
  );
}

interface BatchActionsProps extends Omit<PictureBatchPanelProps, 'onOpen'> {
  ready: readonly BatchPicture[];
}

function BatchActions({ batch, ready, onMore }: BatchActionsProps) {
  const { pictures, isStory, isBusy } = batch;
  const hasFilm = ready.some((picture) => kindOf(picture).kind === 'video');
  return (
    <div className={classes.actions}>
      {(ready.length > 0 || isBusy) && (
        <BusyButton busy={isBusy} busyLabel={say.adding} onClick={() => batch.start()}>
          {isStory ? say.startStory : say.start(ready.length, hasFilm)}
        </BusyButton>
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
  const isStory = failed.every(({ story }) => story);
  const isUnstored = failed.every(({ entry }) => entry);
  const isRestThere = batch.pictures.some(({ state }) => state === 'uploaded');
  return (
    <Alert color="red" role="alert">
      <div className={classes.failed}>
        <span>
          {isStory
            ? isUnstored
              ? say.storyFailed
              : say.notUploaded(failed.length)
            : say.failed(failed.length)}
        </span>
        <div className={classes.choices}>
          <AlertButton onClick={() => batch.start(...failed.map(({ key }) => key))}>
            {say.tryAllAgain(failed.length)}
          </AlertButton>
          {isStory && isRestThere && !isUnstored && (
            <AlertButton onClick={() => batch.remove(...failed)}>{say.addWithout(failed.length)}</AlertButton>
          )}
        </div>
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
