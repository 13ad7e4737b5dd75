const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const keyOf = (text: string) => text.replace(INVISIBLE, '').normalize('NFC').toLowerCase();

/**
 * Returns whether two texts look the same apart from capitals. Typed addresses and those of a Mac may use other code
 * points.
 */
export const isSameText = (one: string, other: string): boolean => keyOf(one) === keyOf(other);
