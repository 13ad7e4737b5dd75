import { Fragment, type ReactNode } from 'react';
import text from '../styles/type.module.css';
import classes from './facts.module.css';

interface FactsProps {
  /** Missing facts are omitted with their separator */
  facts: { key: string; fact: ReactNode }[];
}

/** Short facts in one line of capitals, separated by small lozenges. */
export function Facts({ facts }: FactsProps) {
  const present = facts.filter(({ fact }) => fact);
  return (
    <p className={`${text.label} ${classes.facts}`}>
      {present.map(({ key, fact }, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={classes.separator} aria-hidden="true" />}
          <span>
            <span>{fact}</span>
            {index < present.length - 1 && <span className={classes.pause}>, </span>}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
