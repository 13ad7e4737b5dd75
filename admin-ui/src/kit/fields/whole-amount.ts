import { wording } from '../wording';
import type { Field } from './fields';

interface WholeAmountOptions {
  label: string;
  description?: string;
  /** Replaces the usual message that names the range. */
  bad?: string;
  min: number;
  max: number;
  /** Initial value of a new item; empty if omitted. */
  first?: number;
}

/** Digits, which may be in groups of three as the keyboard of a phone writes them: `9000`, `9,000`, `9 000` */
const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)$/;

/** Parses a whole number. Returns NaN for any other text. */
export function amountOf(typed: string): number {
  const text = typed.trim();
  return WHOLE.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;
}

const isWhole = (typed: string, min: number, max: number): boolean =>
  amountOf(typed) >= min && amountOf(typed) <= max;

/** A required whole number, such as a price. */
export function wholeAmount({
  first,
  min,
  max,
  bad = wording.wholeNumber(min, max),
  ...props
}: WholeAmountOptions): Field<number, number, string, number> {
  return {
    control: 'line',
    props: { ...props, inputMode: 'numeric', required: true },
    fromRow: (raw) => raw,
    toForm: (shown = first) => String(shown ?? ''),
    toInput: amountOf,
    problem: (typed) => (isWhole(typed, min, max) ? undefined : bad),
    display: (typed) => typed,
  };
}

interface OptionalNumber {
  label: string;
  description?: string;
  min?: number;
  max: number;
  bad?: string;
}

/** An optional whole number. */
export function optionalNumber({
  min = 0,
  max,
  bad = wording.wholeNumberOrNone(min, max),
  ...props
}: OptionalNumber): Field<number | null, number | null, string, number | null> {
  return {
    control: 'line',
    props: { ...props, inputMode: 'numeric' },
    fromRow: (raw) => raw,
    toForm: (shown = null) => (shown ? String(shown) : ''),
    toInput: (typed) => (typed.trim() ? amountOf(typed) : null),
    problem: (typed) => (typed.trim() === '' || isWhole(typed, min, max) ? undefined : bad),
    display: (typed) => typed,
  };
}
