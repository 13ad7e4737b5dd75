import { Alert, Button } from '@mantine/core';
import type { BatchPicture } from './picture-batch';
import classes from './picture-batch-panel.module.css';
import type { PictureBatch } from './use-picture-batch';
import { batchWording as say } from './wording';

interface FailedFilesProps {
  batch: PictureBatch;
  failed: readonly BatchPicture[];
}

/** Reports files that were not uploaded. The others stay uploaded, and a story can be added without the failed ones. */
export function FailedFiles({ batch, failed }: FailedFilesProps) {
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
export function FailedStory({ story }: Pick<PictureBatch, 'story'>) {
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
