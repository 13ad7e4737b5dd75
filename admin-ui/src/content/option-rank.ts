const RANKS = ['first', 'second', 'third'];

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface Days {
  firstDay: string;
  lastDay: string;
}

interface Option extends Days {
  state: string;
  holdRank: number | null;
}

/** @param rank 1 + the number of earlier options on the busiest day */
export const rankWord = (rank: number | null): string => RANKS[(rank ?? 1) - 1] ?? 'next';

/** Returns whether the rank may be lower on some of its days. */
const isOfBusiestDay = (rank: number | null, { firstDay, lastDay }: Days): boolean =>
  (rank ?? 1) > 1 && firstDay !== lastDay;

/** 'first option', 'second option on its busiest day' */
export const rankedOption = (rank: number | null, days: Days): string =>
  `${rankWord(rank)} option${isOfBusiestDay(rank, days) ? ' on its busiest day' : ''}`;

/** Returns 'Second on its busiest day'; empty if the name of the option is enough. */
export function rankNote({ state, holdRank, ...days }: Option): string {
  if (state !== 'option' || !isOfBusiestDay(holdRank, days)) return '';
  return `${capitalized(rankWord(holdRank))} on its busiest day`;
}
