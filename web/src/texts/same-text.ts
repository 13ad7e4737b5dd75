const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const keyOf = (text: string) => text.replace(INVISIBLE, '').normalize('NFC').toLowerCase();

/** Returns whether two texts look the same but for capitals: an address may be typed, or come from a Mac. */
export const isSameText = (one: string, other: string): boolean => keyOf(one) === keyOf(other);
