import { useQuery } from '@tanstack/react-query';
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
      wording.storageOf(wording.storageKinds[kind] ?? kind, files, wording.size(bytes)),
    );
  return (
    <p className={classes.fact}>
      {wording.storage}: {[wording.size(total), ...kinds].join(' · ')}
    </p>
  );
}
