import type { ReactNode } from 'react';
import classes from './fact.module.css';

interface FactProps {
  label: string;
  /** Takes a whole row of the list. */
  wide?: boolean;
  /** Empty: no line. */
  children: ReactNode;
}

/** A line of a `dl` that says what is known of one thing. */
export function Fact({ label, wide, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
