import { type KeyboardEvent, type PropsWithChildren, useRef } from 'react';
import text from '../styles/type.module.css';
import classes from './choices.module.css';

export interface Choice {
  label: string;
  /** Empty for the choice without a filter */
  value: string;
}

interface ChoicesProps {
  /** Names the group for screen readers */
  legend: string;
  choices: Choice[];
  chosen: string;
  /** Name of the search parameter: without JavaScript the buttons send a form */
  name: string;
  onChoose: (value: string) => void;
}

/**
 * Filter buttons in a centred row; exactly one is pressed. `children`: other search parameters that the form sends
 * without JavaScript.
 */
export function Choices({
  legend,
  choices,
  chosen,
  name,
  onChoose,
  children,
}: PropsWithChildren<ChoicesProps>) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={classes.row}>
        <legend className={classes.legend}>{legend}</legend>
        {choices.map(({ label, value }) => (
          <button
            key={value}
            value={value}
            type="submit"
            name={name}
            aria-pressed={value === chosen}
            className={`${text.label} ${classes.choice}`}
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

interface TabsProps extends ChoicesProps {
  /** id of the panel that the tabs filter */
  panelId: string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The same as tabs: one stop of the Tab key; the arrows move between tabs. */
export function Tabs({ legend, choices, chosen, name, onChoose, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent, index: number) => {
    const { key } = event;
    const target = { Home: 0, End: choices.length - 1 }[key] ?? index + (STEPS[key] ?? 0);
    const wrapped = (target + choices.length) % choices.length;
    const next = choices[wrapped];
    if (key in STEPS || key === 'Home' || key === 'End') event.preventDefault();
    if (wrapped === index || !next) return;
    onChoose(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[wrapped]?.focus();
  };
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <div ref={list} role="tablist" aria-label={legend} className={classes.row}>
        {choices.map(({ label, value }, index) => (
          <button
            key={value}
            value={value}
            type="submit"
            name={name}
            role="tab"
            aria-selected={value === chosen}
            aria-controls={panelId}
            tabIndex={value === chosen ? 0 : -1}
            className={`${text.label} ${classes.choice}`}
            onClick={() => onChoose(value)}
            onKeyDown={(event) => step(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
    </form>
  );
}
