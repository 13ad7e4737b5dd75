import { isOfBusiestDay, rankWord } from '../../../../cms/src/shared/booking';
import type { Days } from '../../../../cms/src/shared/days';

interface Option extends Days {
  state: string;
  holdRank: number | null;
}

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns 'Second on its busiest day'; empty if the name of the option is enough. */
export function rankNote({ state, holdRank, ...days }: Option): string {
  if (state !== 'option' || !isOfBusiestDay(holdRank, days)) return '';
  return `${capitalized(rankWord(holdRank))} on its busiest day`;
}
