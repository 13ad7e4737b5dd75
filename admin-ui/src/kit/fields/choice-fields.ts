import type { Field } from './fields';

interface ChoiceOptions<Choice extends string> {
  label: string;
  choices: Readonly<Record<Choice, string>>;
  first: NoInfer<Choice>;
  control?: 'select' | 'radios';
}

export function choice<Choice extends string>({
  label,
  choices,
  first,
  control = 'select',
}: ChoiceOptions<Choice>): Field<Choice, Choice, Choice, Choice> {
  return {
    control,
    props: { label },
    choices,
    read: (raw) => raw,
    typed: (shown = first) => shown,
    send: (typed) => typed,
    words: (typed) => choices[typed],
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
    read: (raw) => raw,
    typed: (shown = first) => shown,
    send: (typed) => typed,
    words: (typed) => (typed ? yes : no),
  };
}
