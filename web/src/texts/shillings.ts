/** Before every three digits from the end. Not by Intl, whose formats a phone needs long to make. */
const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** 12000 → '12,000'. Whole Kenyan shillings */
export const shillings = (kes: number): string => kes.toFixed(0).replace(BETWEEN_THOUSANDS, ',');
