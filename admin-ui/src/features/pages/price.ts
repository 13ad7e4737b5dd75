import type { Field } from '../../manager/fields';

/** What the CMS takes. */
const DEAREST = 100_000_000;

const isPrice = (typed: string) => /^\d+$/.test(typed.trim()) && Number(typed) <= DEAREST;

/** @param bad the sentence for what is no price */
export function price({
  bad,
  ...props
}: {
  label: string;
  bad: string;
}): Field<number, number, string, number> {
  return {
    control: 'line',
    props: { ...props, type: 'number', inputMode: 'numeric', min: 0, max: DEAREST, step: 1, required: true },
    read: (raw) => raw,
    typed: (shown) => String(shown ?? ''),
    send: Number,
    problem: (typed) => (isPrice(typed) ? undefined : bad),
    words: (typed) => typed,
  };
}
