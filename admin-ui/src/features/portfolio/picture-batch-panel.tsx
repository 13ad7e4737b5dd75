import { ActionIcon, Alert, Button, Progress, TextInput, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { useAskedBeforeSigningOut } from '../../kit/form/unsaved-guard';
import { CategoryInput } from './category';
import { type BatchPicture, wholePercent, wouldLose } from './picture-batch';
import classes from './picture-batch-panel.module.css';
import { TITLE_LENGTH } from './resource';
import type { PictureBatch } from './use-picture-batch';
import { batchWording as say } from './wording';

/** Shows the pictures of a batch: titles, one category, progress and results. */
export function PictureBatchPanel({ batch, onMore }: { batch: PictureBatch; onMore: () => void }) {
  const { pictures } = batch;
  useLeaveGuard(() => wouldLose(pictures));
  if (pictures.length === 0) return null;

  const count = (...states: string[]) => pictures.filter(({ state }) => states.includes(state)).length;
  const [ready, failed, refused, saved] = [count('ready'), count('failed'), count('refused'), count('saved')];
  const isBusy = count('waiting', 'uploading') > 0;
  const total = pictures.length - refused;
  const isOver = !wouldLose(pictures);

  return (
    <section className={classes.panel} aria-labelledby="batch-title">
      <div className={classes.head}>
        <Title order={2} size="h4" id="batch-title">
          {say.title}
        </Title>
        <p className={classes.count} role="status">
          {saved > 0 || isBusy ? say.progress(saved, total) : null}
        </p>
      </div>
      {(isBusy || saved > 0) && (
        <Progress value={wholePercent(pictures)} size="lg" aria-label={say.whole} className={classes.whole} />
      )}
      {failed > 0 && !isBusy && (
        <Alert color="red" role="alert">
          <div className={classes.failed}>
            <span>{say.failed(failed)}</span>
            <Button
              variant="white"
              color="red"
              size="compact-md"
              onClick={() =>
                batch.start(...pictures.filter(({ state }) => state === 'failed').map(({ key }) => key))
              }
            >
              {say.tryAllAgain(failed)}
            </Button>
          </div>
        </Alert>
      )}
      {refused > 0 && <Alert color="yellow">{say.refused(refused)}</Alert>}
      <ul className={classes.list}>
        {pictures.map((picture) => (
          <BatchRow key={picture.key} picture={picture} batch={batch} />
        ))}
      </ul>
      <div className={classes.actions}>
        {ready > 0 && (
          <CategoryInput
            className={classes.category}
            label={say.category}
            value={batch.category}
            onChange={(event) => batch.setCategory(event.currentTarget.value)}
          />
        )}
        {(ready > 0 || isBusy) && (
          <BusyButton busy={isBusy} busyLabel={say.adding} onClick={() => batch.start()}>
            {say.start(ready)}
          </BusyButton>
        )}
        <Button variant="default" onClick={onMore}>
          {say.more}
        </Button>
        {!isBusy && (
          <Button variant="subtle" color="gray" onClick={batch.clear}>
            {isOver ? say.close : say.discard}
          </Button>
        )}
      </div>
    </section>
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

function BatchRow({ picture, batch }: { picture: BatchPicture; batch: PictureBatch }) {
  const { key, file, title, state, percent, reason, preview } = picture;
  const isFixed = state === 'refused' || state === 'waiting' || state === 'uploading' || state === 'checking';
  const isRemovable = state === 'ready' || state === 'failed' || state === 'refused';
  return (
    <li className={classes.row} data-state={state}>
      {preview ? <img src={preview} alt="" className={classes.thumb} /> : <span className={classes.thumb} />}
      <div className={classes.middle}>
        {state === 'refused' ? (
          <p className={classes.name}>{file.name}</p>
        ) : (
          <TextInput
            aria-label={say.titleOf(file.name)}
            value={title}
            maxLength={TITLE_LENGTH}
            readOnly={isFixed}
            onChange={(event) => batch.setTitle(key, event.currentTarget.value)}
            onBlur={() => batch.rename(picture)}
          />
        )}
        <p className={classes.state}>
          {state === 'saved' && <IconCheck size={16} aria-hidden />}
          {reason && (state === 'refused' || state === 'failed') ? reason : say.states[state]}
        </p>
        {state === 'uploading' && <Progress value={percent} aria-label={say.one(title)} />}
      </div>
      {state === 'failed' && (
        <Button
          size="compact-md"
          variant="light"
          aria-label={say.tryOneAgain(title)}
          onClick={() => batch.start(key)}
        >
          {say.tryAgain}
        </Button>
      )}
      {isRemovable && (
        <ActionIcon
          aria-label={say.remove(title)}
          title={say.remove(title)}
          variant="subtle"
          color="gray"
          onClick={() => batch.remove(picture)}
        >
          <IconX size={20} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  );
}
