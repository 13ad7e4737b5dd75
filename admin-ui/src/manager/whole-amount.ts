import type { Field } from './fields';

/** What the CMS takes. */
const LARGEST = 100_000_000;

interface WholeAmountOptions {
  label: string;
  /** The sentence for what is no such number. */
  bad: string;
  min?: number;
  max?: number;
  /** Of a new item; nothing is typed when absent. */
  first?: number;
}

/** Whole shillings, or another whole number that nobody may leave out. */
export function wholeAmount({
  bad,
  first,
  min = 0,
  max = LARGEST,
  ...props
}: WholeAmountOptions): Field<number, number, string, number> {
  const isAmount = (typed: string) =>
    /^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
  return {
    control: 'line',
    props: { ...props, inputMode: 'numeric', required: true },
    read: (raw) => raw,
    typed: (shown = first) => String(shown ?? ''),
    send: Number,
    problem: (typed) => (isAmount(typed) ? undefined : bad),
    words: (typed) => typed,
  };
}

interface OptionalNumber {
  label: string;
  description?: string;
  min?: number;
  max: number;
  /** The sentence for what is no such number */
  bad: string;
}

/** A whole number, or nothing. */
export function optionalNumber({
  bad,
  min = 0,
  max,
  ...props
}: OptionalNumber): Field<number | null, number | null, string, number | null> {
  const isNumber = (typed: string) =>
    /^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
  return {
    control: 'line',
    props: { ...props, inputMode: 'numeric' },
    read: (raw) => raw,
    typed: (shown = null) => (shown ? String(shown) : ''),
    send: (typed) => (typed.trim() ? Number(typed) : null),
    problem: (typed) => (typed.trim() === '' || isNumber(typed) ? undefined : bad),
    words: (typed) => typed,
  };
}
