import type { ReactNode } from 'react';
import classes from './fact.module.css';

interface FactProps {
  label: string;
  /** Spans a whole row of the list. */
  wide?: boolean;
  /** If empty, the line is hidden. */
  children: ReactNode;
}

export function Fact({ label, wide, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
