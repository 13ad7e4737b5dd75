import * as v from 'valibot';
import { readKept, removeKept, writeKept } from '../../keeping/keeping';

/** What nobody sent within a week is forgotten: it may hold a name and an address on a shared computer. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

const Kept = v.object({
  keptAt: v.number(),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});

const place = (formName: string) => `unsent-text:${formName}`;

/** What was typed into this form and not sent, shaped like `blank`; null when there is nothing. */
export function readUnsentText<Values extends object>(
  formName: string,
  blank: Values,
  now: number,
): Values | null {
  const text = readKept(place(formName));
  if (!text) return null;
  const kept = v.safeParse(Kept, parsed(text));
  if (!kept.success || now - kept.output.keptAt > KEPT_MS) {
    removeKept(place(formName));
    return null;
  }
  const known = Object.entries(blank).map(([field, empty]) => {
    const value = kept.output.values[field];
    return [field, Array.isArray(value) === Array.isArray(empty) && value !== undefined ? value : empty];
  });
  return Object.fromEntries(known) as Values;
}

/** Keeps what is typed; a form that is blank again has nothing to keep. */
export function keepUnsentText<Values extends object>(
  formName: string,
  values: Values,
  blank: Values,
  now: number,
): void {
  if (JSON.stringify(values) === JSON.stringify(blank)) removeKept(place(formName));
  else writeKept(place(formName), JSON.stringify({ keptAt: now, values }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
