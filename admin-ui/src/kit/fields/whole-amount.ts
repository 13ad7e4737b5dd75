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

const isWhole = (typed: string, min: number, max: number): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;

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
    toInput: Number,
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
    toInput: (typed) => (typed.trim() ? Number(typed) : null),
    problem: (typed) => (typed.trim() === '' || isWhole(typed, min, max) ? undefined : bad),
    display: (typed) => typed,
  };
}
