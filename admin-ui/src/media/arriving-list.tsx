import { Button, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../kit/page/icon-button';
import classes from './file-place.module.css';
import { ProblemText } from './problem-text';
import type { Uploads } from './use-uploads';
import { wording } from './wording';

/** Shows running uploads with their progress, and files that were refused or failed. Each can be removed. */
export function ArrivingList({ arriving }: { arriving: Pick<Uploads, 'files' | 'drop'> }) {
  return (
    <ul className={classes.arriving}>
      {arriving.files.map((file) => (
        <li key={file.key} className={classes.file}>
          <div className={classes.fate}>
            <span className={classes.name}>{file.name}</span>
            {file.problem ? (
              <Text size="sm" c="var(--mantine-color-error)" role="alert">
                <ProblemText text={file.problem} />
              </Text>
            ) : (
              <Progress value={file.percent ?? 0} aria-label={wording.uploadingOf(file.name)} />
            )}
          </div>
          {file.again && (
            <Button size="compact-md" variant="light" onClick={file.again}>
              {wording.tryAgain}
            </Button>
          )}
          <IconButton
            label={wording.dismiss(file.name)}
            Icon={IconX}
            variant="subtle"
            color="gray"
            onClick={() => arriving.drop(file.key)}
          />
        </li>
      ))}
    </ul>
  );
}
