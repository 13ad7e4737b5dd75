import type { PropsWithChildren } from 'react';

interface ChoicesProps {
  /** Names the group for screen readers */
  legend: string;
  /** The value of the choice without a filter is empty. */
  choices: { label: string; value: string }[];
  chosen: string;
  /** Name of the search parameter: without JavaScript the buttons send a form */
  name: string;
  /** Where the form leads; default: this page */
  action?: string;
  onChoose: (value: string) => void;
  classNames: Record<'row' | 'legend' | 'choice', string | undefined>;
}

/**
 * Filter buttons, of which exactly one is pressed. `children`: other search parameters that the form sends without
 * JavaScript.
 */
export function Choices({
  legend,
  choices,
  chosen,
  name,
  action,
  onChoose,
  classNames,
  children,
}: PropsWithChildren<ChoicesProps>) {
  return (
    <form method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={classNames.row}>
        <legend className={classNames.legend}>{legend}</legend>
        {choices.map(({ label, value }) => (
          <button
            key={value}
            value={value}
            type="submit"
            name={name}
            aria-pressed={value === chosen}
            className={classNames.choice}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {children}
    </form>
  );
}
