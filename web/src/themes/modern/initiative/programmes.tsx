import type { Initiative } from '../../../features/initiative/initiative';
import type { Picture } from '../../../pictures/picture';
import { Photo } from '../pieces/photo';
import { Section } from '../pieces/section';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './programmes.module.css';

interface ProgrammesProps {
  programmes: Initiative['programmes'];
  picture?: Picture;
}

/** What the initiative does, line by line. */
export function Programmes({ programmes, picture }: ProgrammesProps) {
  if (programmes.length === 0) return null;
  return (
    <Section ground="dark" labelledBy="programmes">
      <h2 id="programmes" className={`${text.label} ${classes.title}`}>
        {wording.initiative.programmes}
      </h2>
      {picture && (
        <Photo picture={picture} sizes="(min-width: 62em) 24vw, 60vw" className={classes.picture} />
      )}
      <ol className={classes.list}>
        {programmes.map((programme) => (
          <li key={programme.title} className={classes.programme}>
            <h3 className={text.title2}>{programme.title}</h3>
            <p className={classes.text}>{programme.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
