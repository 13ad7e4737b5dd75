import { domainToUnicode } from 'node:url';

/**
 * Characters that nobody types on purpose: controls other than tab and line breaks, noncharacters (U+FFFE and U+FFFF end
 * an XML document), marks that turn the reading direction, and everything that Unicode calls ignorable. Joiners and
 * variation selectors are ignorable too; their neighbours decide about them.
 */
const NEVER_TYPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFC\p{Noncharacter_Code_Point}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;

const JOINERS = /\p{Join_Control}+/gu;
const VARIANTS = /\p{Variation_Selector}+|[\u{E0020}-\u{E007F}]+/gu;

/** Scripts whose letters take another form beside a joiner. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Balinese}\p{Script=Javanese}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;
/** Letters and signs that have variants. */
const WITH_VARIANTS = /[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Sm}]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const EMOJI_END = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;
const KEYCAP = '\u20E3';
/** Flags of England, Scotland and Wales are a black flag, a spelled-out code and an end. */
const FLAG = '\u{1F3F4}';
const FLAG_CODE = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;

/** Returns the part of a run of joiners that its neighbours need. */
function neededJoiner(run: string, offset: number, text: string): string {
  const [joiner = ''] = run;
  const before = characterBefore(text, offset);
  const after = characterAt(text, offset + run.length);
  if (joiner === '\u200C') return JOINING.test(before) && JOINING.test(after) ? joiner : '';
  const joinsEmoji = EMOJI_END.test(before) && EMOJI.test(after);
  return joinsEmoji || JOINING.test(before) || JOINING.test(after) ? joiner : '';
}

/** Returns the part of a run of variation selectors, or of the code of a flag, that belongs to its neighbours. */
function neededVariant(run: string, offset: number, text: string): string {
  const before = characterBefore(text, offset);
  if (before === FLAG) return FLAG_CODE.test(run) ? run : '';
  const variant = characterAt(run, 0);
  if (!/[\uFE0E\uFE0F]/.test(variant)) return WITH_VARIANTS.test(before) ? variant : '';
  const isKeycap = /[0-9#*]/.test(before) && characterAt(text, offset + run.length) === KEYCAP;
  return isKeycap || EMOJI.test(before) ? variant : '';
}

const characterAt = (text: string, offset: number) => String.fromCodePoint(text.codePointAt(offset) ?? 0);

const characterBefore = (text: string, offset: number) =>
  [...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';

/**
 * No writing puts more marks on one letter (Unicode's Stream-Safe Text Format). Putting them in order takes time with the
 * square of their number.
 */
const SUPERFLUOUS_MARKS = /(\p{M}{30})\p{M}+/gu;

const ASCII_LINES = /^[\t\n\r\x20-\x7E]*$/;

/**
 * Returns the one form in which texts that look the same are stored and looked for: composed (NFC), well-formed and
 * without invisible characters or piles of marks. Joiners and variation selectors stay where scripts and emoji need them.
 */
export function canonicalText(text: string): string {
  if (ASCII_LINES.test(text)) return text;
  const visible = text
    .toWellFormed()
    .replace(NEVER_TYPED, '')
    .replace(SUPERFLUOUS_MARKS, '$1')
    .normalize('NFC');
  const needed = visible.replace(VARIANTS, neededVariant).replace(JOINERS, neededJoiner).normalize('NFC');
  // One mark may have become two.
  return needed.replace(SUPERFLUOUS_MARKS, '$1');
}

/** Around an address that was copied from a mail program, a page or a sentence. */
const BEFORE_ADDRESS = /^(?:mailto:|[\s<([{"'“”„‘’«‹,;:])+/i;
const AFTER_ADDRESS = /[\s>)\]}"'“”‘’»›,;:.]/;

/** A domain with letters beyond ASCII, or with its code for them. */
const INTERNATIONAL = /^(?=.*(?:xn--|[^\p{ASCII}]))[\p{L}\p{M}\p{N}.-]{1,253}$/u;

/**
 * Returns an email address in the form in which it is stored and looked for: lower case, letters of the usual width, its
 * domain in letters, without what surrounds it.
 */
export function canonicalEmail(typed: string): string {
  const text = canonicalText(typed).normalize('NFKC');
  const [before = ''] = BEFORE_ADDRESS.exec(text) ?? [];
  const isLink = /mailto:/i.test(before);
  const address = isLink ? (text.slice(before.length).split('?', 1)[0] ?? '') : text.slice(before.length);
  let end = address.length;
  // A pattern that ends in `+$` takes time with the square of the length.
  while (end > 0 && AFTER_ADDRESS.test(address.charAt(end - 1))) end -= 1;
  return withDomainInLetters(address.slice(0, end).toLowerCase().normalize('NFC'));
}

/** Browsers write the domain of ü@exämple.de as xn--exmple-cua.de: both are one address. */
function withDomainInLetters(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).replaceAll('。', '.');
  const letters = INTERNATIONAL.test(domain) ? domainToUnicode(domain) : '';
  return address.slice(0, at) + (letters || domain);
}

/** Returns a value with each text in it in its canonical form; names of fields stay. */
export function canonicalValue<Value>(value: Value): Value;
export function canonicalValue(value: unknown): unknown {
  if (typeof value === 'string') return canonicalText(value);
  if (Array.isArray(value)) return value.map(canonicalValue);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, canonicalValue(item)]));
}
