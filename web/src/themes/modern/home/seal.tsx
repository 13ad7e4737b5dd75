import classes from './seal.module.css';

/** A year stands in the middle of the seal, the other words run around it. */
const YEAR = /\b(19|20)\d{2}\b/;

/** A fine-lined seal, like one pressed into paper. */
export function Seal({ text }: { text: string }) {
  const year = YEAR.exec(text)?.[0];
  const around = year ? text.replace(year, '').trim() : text;
  return (
    <svg viewBox="0 0 160 160" className={classes.seal} role="img" aria-label={text}>
      <circle cx="80" cy="80" r="78.500" className={classes.line} />
      <circle cx="80" cy="80" r="74" className={classes.line} />
      <circle cx="80" cy="80" r="45" className={classes.line} />
      <path id="seal-round" d="M80 80m-55 0a55 55 0 1 1 110 0a55 55 0 1 1 -110 0" className={classes.path} />
      <text className={classes.words}>
        <textPath href="#seal-round" textLength="328">
          {`${around} · ${around} · `.toUpperCase()}
        </textPath>
      </text>
      {year && (
        <text x="80" y="91" className={classes.year}>
          {year}
        </text>
      )}
    </svg>
  );
}
