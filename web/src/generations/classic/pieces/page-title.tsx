import type { ReactNode } from 'react';
import text from '../styles/type.module.css';
import { Ornament } from './ornament';
import classes from './page-title.module.css';

interface PageTitleProps {
  overline?: string;
  title: string;
  lead?: ReactNode;
  /** Anything below the ornament: a picture, a filter */
  children?: ReactNode;
}

/** The title page: everything on the middle axis. */
export function PageTitle({ overline, title, lead, children }: PageTitleProps) {
  return (
    <header className={classes.titlePage} data-ground="cover">
      {overline && <p className={`${text.label} ${text.accent}`}>{overline}</p>}
      <h1 className={text.title1}>{title}</h1>
      <Ornament />
      {lead && <div className={`${text.lead} ${classes.lead}`}>{lead}</div>}
      {children}
    </header>
  );
}
