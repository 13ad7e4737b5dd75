import { isOfBusiestDay, rankWord } from '../../../../cms/src/shared/booking';
import type { Days } from '../../../../cms/src/shared/days';
import { capitalized } from '../../../../cms/src/shared/text';

interface Option extends Days {
  state: string;
  holdRank: number | null;
}

/** Returns 'Second on its busiest day'; empty if the name of the option is enough. */
export function rankNote({ state, holdRank, ...days }: Option): string {
  if (state !== 'option' || !isOfBusiestDay(holdRank, days)) return '';
  return `${capitalized(rankWord(holdRank))} on its busiest day`;
}
