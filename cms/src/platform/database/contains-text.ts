import { canonicalText } from '../../shared/canonical-text';
import { fold } from './text-comparison';

/**
 * Builds the arguments of `whereRaw` for a case-insensitive search for a text in a column. Wildcards of `like` in the
 * text match literally.
 *
 * @param column column of the query's table; never user input
 */
export const contains = (column: string, text: string): [string, string[]] => [
  `lower(${column}) like ? escape '!'`,
  [`%${fold(canonicalText(text)).replace(/[!%_]/g, '!$&')}%`],
];
