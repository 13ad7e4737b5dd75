import type { Biography } from '../../../features/biography/biography';
import { Empty } from '../pieces/states';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './story.module.css';

/** The biography as running text, with the professional background in the margin. */
export function Story({ biography }: { biography: Biography }) {
  const { paragraphs, professionalBackground, picture } = biography;
  return (
    <>
      <div className={classes.text} data-below-picture={picture ? '' : undefined}>
        {paragraphs.length === 0 && <Empty text={wording.biography.empty} />}
        <div className={text.prose}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {professionalBackground.length > 0 && (
        <div className={classes.background} data-below-picture={picture ? '' : undefined}>
          <h2 className={`${text.label} ${classes.backgroundTitle}`}>{wording.biography.background}</h2>
          <ul>
            {professionalBackground.map((entry) => (
              <li key={entry} className={classes.entry}>
                {entry}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
