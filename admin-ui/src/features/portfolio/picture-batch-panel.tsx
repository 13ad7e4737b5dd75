import { Alert, Button, Progress, Title } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { askFirst } from '../../manager/ask-first';
import { BusyButton } from '../../manager/busy-button';
import { useAskedBeforeSigningOut } from '../../manager/unsaved-guard';
import { BatchRow } from './batch-row';
import { CategoryInput } from './category-input';
import { wholePercent, wouldLose } from './picture-batch';
import classes from './picture-batch-panel.module.css';
import type { PictureBatch } from './use-picture-batch';
import { batchWording as say } from './wording';

/** The pictures that were given together: titles, one category, progress, and what became of each. */
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

/** Other tabs and pages of this screen keep the pictures; another screen or address would lose them. */
function useLeaveGuard(hasPictures: () => boolean) {
  useAskedBeforeSigningOut(hasPictures);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasPictures()) return false;
      return !(await askFirst({ question: say.leaveQuestion, about: say.leaveAbout, yes: say.leave }));
    },
    enableBeforeUnload: hasPictures,
  });
}
