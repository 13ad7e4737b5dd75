const LETTERS = /\p{L}+/gu;
const UNITS = ['mm', 'cm', 'm', 'kg', 'g', 'eu'];
const DIGIT = /\d/;
/** Marks of feet and inches, typed or typeset. */
const MARKS = /['"’”′″]/;

/** Returns whether a text is a metric value: a number, and no letters except units. '96-98 cm', '44 EU' */
export const isMetric = (text: string): boolean =>
  DIGIT.test(text) &&
  !MARKS.test(text) &&
  (text.match(LETTERS) ?? []).every((letters) => UNITS.includes(letters.toLowerCase()));
