import { useQuery } from '@tanstack/react-query';
import { fileSize } from '../../kit/page/file-size';
import classes from './media.module.css';
import { mediaQueries } from './queries';
import { wording } from './wording';

/** Shows the storage used by all files, with their copies and variants. */
export function StorageUsed() {
  const { data } = useQuery(mediaQueries.storage());
  if (!data) return null;
  const total = data.reduce((sum, { bytes }) => sum + bytes, 0);
  const kinds = data
    .filter(({ files }) => files > 0)
    .map(({ kind, files, bytes }) =>
      wording.storageOf(wording.storageKinds[kind] ?? kind, files, fileSize(bytes)),
    );
  return (
    <p className={classes.fact}>
      {wording.storage}: <span>{[fileSize(total), ...kinds].join(' · ')}</span>
    </p>
  );
}
