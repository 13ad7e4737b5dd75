import type { ReactNode } from 'react';
import text from '../styles/type.module.css';

interface FactListProps {
  /** Missing facts are omitted */
  facts: { label: string; value: ReactNode; status?: string }[];
  /** Classes of the list, of a fact and of its value */
  classNames?: { list?: string; fact?: string; value?: string };
}

/** Names in quiet capitals, each with its value. */
export function FactList({ facts, classNames = {} }: FactListProps) {
  return (
    <dl className={classNames.list}>
      {facts.map(
        ({ label, value, status }) =>
          value && (
            <div key={label} className={classNames.fact}>
              <dt className={`${text.label} ${text.quiet}`}>{label}</dt>
              <dd className={classNames.value} data-status={status}>
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
