import type { Picture } from '../../../pictures/picture';
import { Photo } from '../pieces/photo';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './mission-statement.module.css';

interface MissionStatementProps {
  mission: string[];
  about: string[];
  picture?: Picture;
}

/** The mission as large as a headline; how it began beside a photograph. */
export function MissionStatement({ mission, about, picture }: MissionStatementProps) {
  return (
    <>
      <h2 id="mission" className={`${text.label} ${classes.title}`}>
        {wording.initiative.mission}
      </h2>
      <div className={`${text.title2} ${classes.mission}`}>
        {mission.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {picture && (
        <Photo picture={picture} sizes="(min-width: 62em) 40vw, 78vw" className={classes.picture} />
      )}
      <div className={`${text.prose} ${classes.about}`}>
        {about.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </>
  );
}
