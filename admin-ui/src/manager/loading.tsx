import { Loader } from '@mantine/core';
import classes from './loading.module.css';
import { wording } from './wording';

/** A spinner in the middle of the space it is given. */
export function Loading() {
  return (
    <output className={classes.root} aria-label={wording.loading}>
      <Loader />
    </output>
  );
}
