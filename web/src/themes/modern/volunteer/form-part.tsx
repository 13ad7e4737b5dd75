import { type ReactNode, useId } from 'react';
import form from '../styles/form.module.css';
import classes from './volunteer-form.module.css';

/** A titled part of a long form: the title in the margin, its fields beside it. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid column
    <div role="group" aria-labelledby={id} className={classes.part}>
      <h2 id={id} className={classes.partTitle}>
        {title}
      </h2>
      <div className={`${form.fields} ${classes.partFields}`}>{children}</div>
    </div>
  );
}
