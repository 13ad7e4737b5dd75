/** After a number, before a unit, a month or a percent sign; and between a currency and its sum. */
const HELD_TOGETHER = /(?<=\d) (?=[\p{L}%])|(?<=\b[A-Z]{3}) (?=\d)/gu;

/** A text whose numbers stay on one line with what they count: 'Usage (25 %)', 'KES 5,000', '2 days', '12 December 2026'. */
export const unbroken = (text: string): string => text.replace(HELD_TOGETHER, '\u00A0');
