import type { Field } from './fields';

interface ChoiceOptions<Choice extends string> {
  label: string;
  description?: string;
  choices: Readonly<Record<Choice, string>>;
  first: NoInfer<Choice>;
  control?: 'select' | 'radios';
}

export function choice<Choice extends string>({
  choices,
  first,
  control = 'select',
  ...props
}: ChoiceOptions<Choice>): Field<Choice, Choice, Choice, Choice> {
  return {
    control,
    props,
    choices,
    fromRow: (raw) => raw,
    toForm: (shown = first) => shown,
    toInput: (typed) => typed,
    display: (typed) => choices[typed],
  };
}

interface ToggleOptions {
  label: string;
  description?: string;
  control: 'checkbox' | 'switch';
  first?: boolean;
  words: { yes: string; no: string };
}

export function toggle({
  control,
  first = false,
  words: { yes, no },
  ...props
}: ToggleOptions): Field<boolean, boolean, boolean, boolean> {
  return {
    control,
    props,
    fromRow: (raw) => raw,
    toForm: (shown = first) => shown,
    toInput: (typed) => typed,
    display: (typed) => (typed ? yes : no),
  };
}
