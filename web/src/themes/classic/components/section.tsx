import { type ReactNode, useId } from 'react';
import text from '../styles/type.module.css';
import classes from './section.module.css';

interface SectionProps {
  /** Names the section; without it the section is only a band */
  title?: string;
  overline?: string;
  /** Anchor on the page */
  id?: string;
  /** 'leaf' lays an ivory sheet on the midnight cover */
  ground?: 'cover' | 'leaf';
  children: ReactNode;
}

/** A part of a page: its title centred above it. */
export function Section({ title, overline, id, ground = 'cover', children }: SectionProps) {
  const headingId = useId();
  const content = (
    <>
      {title && (
        <div className={classes.heading}>
          {overline && <p className={`${text.label} ${text.accent}`}>{overline}</p>}
          <h2 id={headingId} className={text.title2}>
            {title}
          </h2>
        </div>
      )}
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={title && headingId} className={classes.section} data-ground="cover">
      {ground === 'leaf' ? (
        <div className={classes.leaf} data-ground="leaf">
          {content}
        </div>
      ) : (
        content
      )}
    </section>
  );
}
