import type { ReactNode } from 'react';
import { Photo } from '../../../pictures/photo';
import type { Picture } from '../../../pictures/picture';
import type { HeaderWords } from '../../shared/page';
import text from '../styles/type.module.css';
import classes from './page-header.module.css';

interface PageHeaderProps {
  eyebrow?: string;
  /** Ways on, below the lead */
  links?: ReactNode;
  /** A tall photograph that hangs into the section below */
  picture?: Picture | null;
  /** Leaves at least a third of the first screen to the images below */
  isShort?: boolean;
}

/** The first screen of an inner page: navy, the title very large, a photograph at the edge. */
export function PageHeader(header: PageHeaderProps & HeaderWords) {
  const { eyebrow, title, lead, links, picture, isShort } = header;
  return (
    <header
      className={classes.header}
      data-ground="dark"
      data-pictured={picture ? '' : undefined}
      data-short={isShort ? '' : undefined}
    >
      <div className={classes.words}>
        {eyebrow && <p className={`${text.label} ${classes.eyebrow}`}>{eyebrow}</p>}
        <h1 className={text.title1}>{title}</h1>
        {lead && <div className={`${text.lead} ${classes.lead}`}>{lead}</div>}
        {links && <div className={classes.links}>{links}</div>}
      </div>
      {picture && (
        <Photo picture={picture} sizes="(min-width: 62em) 34vw, 60vw" priority className={classes.picture} />
      )}
    </header>
  );
}
