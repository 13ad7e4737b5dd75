import { domainToUnicode } from 'node:url';
import { addressIn, NEVER_TYPED } from './typed-text';

const JOINERS = /\p{Join_Control}+/gu;
const VARIANTS = /\p{Variation_Selector}+|[\u{E0020}-\u{E007F}]+/gu;

/** Scripts whose letters change their form beside a joiner. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Balinese}\p{Script=Javanese}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;
/** Letters and signs that have variants. */
const WITH_VARIANTS = /[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Sm}]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const EMOJI_END = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;
const KEYCAP = '\u20E3';
/** The flags of England, Scotland and Wales are a black flag, a code and an end mark. */
const FLAG = '\u{1F3F4}';
const FLAG_CODE = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;

/** Returns the joiner of a run if its neighbours need it. */
function neededJoiner(run: string, offset: number, text: string): string {
  const [joiner = ''] = run;
  const before = characterBefore(text, offset);
  const after = characterAt(text, offset + run.length);
  if (joiner === '\u200C') return JOINING.test(before) && JOINING.test(after) ? joiner : '';
  const joinsEmoji = EMOJI_END.test(before) && EMOJI.test(after);
  return joinsEmoji || JOINING.test(before) || JOINING.test(after) ? joiner : '';
}

/** Returns the variation selector or flag code of a run that its neighbour needs. */
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
 * More marks than any language puts on one letter (Unicode's Stream-Safe Text Format). Sorting marks takes
 * quadratic time.
 */
const SUPERFLUOUS_MARKS = /(\p{M}{30})\p{M}+/gu;

const ASCII_LINES = /^[\t\n\r\x20-\x7E]*$/;

/**
 * Returns the form in which equal-looking texts are stored and searched. It is composed (NFC) and well-formed, without
 * invisible characters and piles of marks. Joiners and variation selectors stay where scripts and emoji need them.
 */
export function canonicalText(text: string): string {
  if (ASCII_LINES.test(text)) return text;
  const visible = text
    .toWellFormed()
    .replace(NEVER_TYPED, '')
    .replace(SUPERFLUOUS_MARKS, '$1')
    .normalize('NFC');
  const needed = visible.replace(VARIANTS, neededVariant).replace(JOINERS, neededJoiner).normalize('NFC');
  // Composing may have turned one mark into two.
  return needed.replace(SUPERFLUOUS_MARKS, '$1');
}

/** A domain with non-ASCII letters, or with their xn-- code. */
const INTERNATIONAL = /^(?=.*(?:xn--|[^\p{ASCII}]))[\p{L}\p{M}\p{N}.-]{1,253}$/u;

/**
 * Returns the form in which an email address is stored and searched. It is in lower case and usual letter
 * width, with the domain in letters, without surrounding characters.
 */
export function canonicalEmail(typed: string): string {
  const address = addressIn(canonicalText(typed).normalize('NFKC'));
  return withDomainInLetters(address.toLowerCase().normalize('NFC'));
}

/** Browsers write the domain of ü@exämple.de as xn--exmple-cua.de: both are one address. */
function withDomainInLetters(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).replaceAll('。', '.');
  const letters = INTERNATIONAL.test(domain) ? domainToUnicode(domain) : '';
  return address.slice(0, at) + (letters || domain);
}
