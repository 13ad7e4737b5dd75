import { ActionIcon, Button, Progress, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { BatchPicture } from './picture-batch';
import classes from './picture-batch-panel.module.css';
import { PORTFOLIO_LIMITS } from './portfolio';
import type { PictureBatch } from './use-picture-batch';
import { batchWording as say } from './wording';

/** One picture of many: its title, how far it is, and what can be done about it. */
export function BatchRow({ picture, batch }: { picture: BatchPicture; batch: PictureBatch }) {
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
            maxLength={PORTFOLIO_LIMITS.title}
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
