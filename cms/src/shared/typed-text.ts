/**
 * Characters that nobody types on purpose. These are controls other than tab and line breaks, noncharacters
 * (U+FFFE and U+FFFF end an XML document), marks of reading direction, and all that Unicode calls ignorable.
 * Joiners and variation selectors are ignorable too, but some texts need them.
 */
export const NEVER_TYPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFC\p{Noncharacter_Code_Point}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;

/** At least one visible character. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Returns false for a text without visible characters: spaces, zero-width characters, fillers. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Characters around an address copied from a mail program, a page or a sentence. */
const BEFORE_ADDRESS = /^(?:mailto:|[\s<([{"'“”„‘’«‹,;:])+/i;
const AFTER_ADDRESS = /[\s>)\]}"'“”‘’»›,;:.]/;

/** Returns an address without what surrounds it, and without the parameters of a link. */
export function addressIn(text: string): string {
  const [before = ''] = BEFORE_ADDRESS.exec(text) ?? [];
  const isLink = /mailto:/i.test(before);
  const address = isLink ? (text.slice(before.length).split('?', 1)[0] ?? '') : text.slice(before.length);
  let end = address.length;
  // A pattern that ends in `+$` would take quadratic time.
  while (end > 0 && AFTER_ADDRESS.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/**
 * Text, @, text, dot, text, without spaces. Before the dot only the first character may be a dot: this accepts the same
 * addresses, in time proportional to the length.
 */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const isEmail = (address: string): boolean => EMAIL.test(address);

/**
 * Digits with what people write around them, including every kind of hyphen: +254 712 345678 (WhatsApp),
 * 020/123-45 ext. 6.
 */
const PHONE = /^[\p{L}\p{M}\p{Nd}\s+()./,:;#*&'’\u2010-\u2013-]*$/u;
const DIGITS = /\p{Nd}/gu;
const FEWEST_DIGITS = 3;

export const isPhone = (text: string): boolean =>
  PHONE.test(text) && (text.match(DIGITS)?.length ?? 0) >= FEWEST_DIGITS;
