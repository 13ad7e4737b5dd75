import { canonicalText } from '../../shared/canonical-text';
import { fold } from './text-comparison';

/**
 * For `whereRaw`: whether a column has a text in it, in any case; signs that `like` has a meaning for are themselves.
 *
 * @param column of the query's table, never of a caller
 */
export const contains = (column: string, text: string): [string, string[]] => [
  `lower(${column}) like ? escape '!'`,
  [`%${fold(canonicalText(text)).replace(/[!%_]/g, '!$&')}%`],
];
