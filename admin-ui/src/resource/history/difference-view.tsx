import classes from './history.module.css';
import type { Difference, FormerFile } from './revision';
import { differenceByWords } from './word-difference';
import { wording } from './wording';

export function DifferenceView({ difference }: { difference: Difference }) {
  if (difference.kind === 'files') return <FileDifference from={difference.from} to={difference.to} />;
  return (
    <p className={classes.words}>
      {differenceByWords(difference.from, difference.to).map(({ kind, text }, place) => {
        const key = `${place}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

function FileDifference({ from, to }: { from: FormerFile[]; to: FormerFile[] }) {
  const without = (files: FormerFile[], others: FormerFile[]) =>
    files.filter(({ name, url }) => !others.some((other) => other.name === name && other.url === url));
  return (
    <div className={classes.files}>
      <FileList label={wording.removed} files={without(from, to)} />
      <FileList label={wording.added} files={without(to, from)} />
    </div>
  );
}

/** Only existing images can be shown; videos and deleted files are named. */
const PICTURE = /\.(?:jpe?g|png|gif|webp)$/i;

function FileList({ label, files }: { label: string; files: FormerFile[] }) {
  if (files.length === 0) return null;
  return (
    <figure className={classes.fileList}>
      <figcaption>{label}</figcaption>
      {files.map(({ name, url }) =>
        url && PICTURE.test(url) ? (
          <img key={url} src={url} alt={name} loading="lazy" className={classes.file} />
        ) : (
          <span key={url ?? name}>{url ? name : wording.fileGone(name)}</span>
        ),
      )}
    </figure>
  );
}
