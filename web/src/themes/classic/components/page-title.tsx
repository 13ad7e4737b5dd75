import type { ReactNode } from 'react';
import { Photo } from '../../../pictures/photo';
import type { Picture } from '../../../pictures/picture';
import type { HeaderWords } from '../../shared/page';
import text from '../styles/type.module.css';
import print from './gold-print.module.css';
import { Ornament } from './ornament';
import classes from './page-title.module.css';

interface PageTitleProps {
  overline?: string;
  /** Printed behind the words; null reserves the space of one that is still loading */
  backdrop?: Picture | null;
  /** Anything below the ornament: a picture, a filter */
  below?: ReactNode;
}

/** The title page: everything on the middle axis. */
export function PageTitle({ overline, title, lead, backdrop, below }: PageTitleProps & HeaderWords) {
  return (
    <header
      className={classes.titlePage}
      data-ground="cover"
      data-backdrop={backdrop === undefined ? undefined : ''}
    >
      {backdrop !== undefined && (
        <div className={`${print.print} ${classes.backdrop}`}>
          {backdrop && <Photo picture={{ ...backdrop, alt: '' }} sizes="100vw" priority />}
        </div>
      )}
      {overline && <p className={`${text.label} ${text.accent}`}>{overline}</p>}
      <h1 className={text.title1}>{title}</h1>
      <Ornament />
      {lead && <div className={`${text.lead} ${classes.lead}`}>{lead}</div>}
      {below}
    </header>
  );
}
