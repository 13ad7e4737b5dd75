import { Badge } from '@mantine/core';
import classes from './status-badge.module.css';

export type StatusColour = 'green' | 'blue' | 'grey' | 'amber' | 'red';

/** Label and colour of each state: `{ ongoing: { label: 'Ongoing', colour: 'green' }, … }` */
export type StatusLooks<State extends string> = Record<State, { label: string; colour: StatusColour }>;

/** Returns the looks of states from their words and colours. */
export function looksIn<State extends string>(
  words: Readonly<Record<State, string>>,
  colours: Readonly<Record<State, StatusColour>>,
): StatusLooks<State> {
  const states = Object.keys(colours) as State[];
  const looks = states.map((state) => [state, { label: words[state], colour: colours[state] }]);
  return Object.fromEntries(looks);
}

interface StatusBadgeProps<State extends string> {
  state: State;
  looks: StatusLooks<State>;
}

/** A coloured word; the word carries the meaning. */
export function StatusBadge<State extends string>({ state, looks }: StatusBadgeProps<State>) {
  const { label, colour } = looks[state];
  return (
    <Badge component="span" variant="light" className={classes.badge} data-colour={colour}>
      {label}
    </Badge>
  );
}
