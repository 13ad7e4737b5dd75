import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** Background of the section: navy or bone */
  ground: 'dark' | 'light';
  /** id of the heading that names the section */
  labelledBy?: string;
  /** Anchor on the page */
  id?: string;
  /** Not printed */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A full-width band with the theme's 12-column grid; children place themselves with `grid-column`. */
export function Section({ ground, labelledBy, id, screenOnly, children }: SectionProps) {
  return (
    <section
      data-ground={ground}
      data-screen-only={screenOnly}
      id={id}
      aria-labelledby={labelledBy}
      className={classes.section}
    >
      <div className={classes.grid}>{children}</div>
    </section>
  );
}
