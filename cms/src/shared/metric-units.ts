const LETTERS = /\p{L}+/gu;
const UNITS = ['mm', 'cm', 'm', 'kg', 'g', 'eu'];
const DIGIT = /\d/;
/** Of feet and inches, typed or set. */
const MARKS = /['"’”′″]/;

/** Whether a text is a metric value: with a number, and no letters but those of units. '96-98 cm', '44 EU' */
export const isMetric = (text: string): boolean =>
  DIGIT.test(text) &&
  !MARKS.test(text) &&
  (text.match(LETTERS) ?? []).every((letters) => UNITS.includes(letters.toLowerCase()));
