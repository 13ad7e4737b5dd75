import classes from './seal.module.css';

/** The year is in the middle of the seal, the other words run around it. */
const YEAR = /\b(19|20)\d{2}\b/;

/** Letters that are readable around the seal: once, and twice. */
const FIT_ONCE = 44;
const FIT_TWICE = 20;

/** A fine-lined seal, like one pressed into paper. A text that is too long for it is set as a caption. */
export function Seal({ text }: { text: string }) {
  const year = YEAR.exec(text)?.[0];
  const around = year ? text.replace(year, '').trim() : text;
  if (around.length > FIT_ONCE) return <p className={classes.caption}>{text}</p>;
  const ring = around.length > FIT_TWICE ? `${around} · ` : `${around} · ${around} · `;
  return (
    <svg viewBox="0 0 160 160" className={classes.seal} role="img" aria-label={text}>
      <circle cx="80" cy="80" r="78.500" className={classes.line} />
      <circle cx="80" cy="80" r="74" className={classes.line} />
      <circle cx="80" cy="80" r="45" className={classes.line} />
      <path id="seal-round" d="M80 80m-55 0a55 55 0 1 1 110 0a55 55 0 1 1 -110 0" className={classes.path} />
      <text className={classes.words}>
        <textPath href="#seal-round" textLength="328">
          {ring.toUpperCase()}
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
