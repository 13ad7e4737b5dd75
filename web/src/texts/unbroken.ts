/** After a number, before a unit, month or percent sign; and between a currency and its amount. */
const HELD_TOGETHER = /(?<=\d) (?=[\p{L}%])|(?<=\b[A-Z]{3}) (?=\d)/gu;

/** Keeps numbers on one line with their units: 'Usage (25 %)', 'KES 5,000', '2 days', '12 December 2026'. */
export const unbroken = (text: string): string => text.replace(HELD_TOGETHER, '\u00A0');
