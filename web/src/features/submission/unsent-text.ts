import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { readKept, removeKept, writeKept } from '../../storage/storage';

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

/**
 * What the fields of a form show that its app does not know of: typed while the app was loading, or put back by the
 * browser.
 *
 * @param values what the app knows; its fields have the names of the form's controls
 */
export function typedUnnoticed<Values extends object>(
  form: HTMLFormElement,
  values: Values,
): Partial<Values> {
  // Not by FormData, which lays the whole page out to read a text area.
  const controls = [...form.elements].filter((each) => 'value' in each) as HTMLInputElement[];
  const filled = controls.filter(({ type, checked }) => checked || (type !== 'checkbox' && type !== 'radio'));
  const texts = Object.entries(values).map(([field, known]) => {
    const all = filled.filter(({ name }) => name === field).map(({ value }) => value);
    return [field, Array.isArray(known) ? all : (all[0] ?? known)];
  });
  return differing(Object.fromEntries(texts) as Values, values);
}

/** The fields of `values` that are not as in `others`. */
export function differing<Values extends object>(values: Values, others: Values): Partial<Values> {
  const same = (field: string) =>
    JSON.stringify(values[field as keyof Values]) === JSON.stringify(others[field as keyof Values]);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !same(field))) as Partial<Values>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface UnsentText<Values extends object> {
  /** Keeps the texts of different forms apart, like the name given to `useSubmission` */
  formName: string;
  /** At first blank but for what the address presets */
  values: Values;
  /** The form without any input; a constant */
  blank: Values;
  /** Puts kept values into the form; called at most once, after the first render */
  restore: (values: Values) => void;
}

/**
 * What was typed survives a slow start of the app, a failure, a reload and going back; resetting the form to `blank`
 * clears it.
 *
 * @returns the ref of the form
 */
export function useUnsentText<Values extends object>({
  formName,
  values,
  blank,
  restore,
}: UnsentText<Values>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const restored = useRef(false);
  const restoreOnce = useRef(restore);

  // With the commit that brings the form to life: any later one would put the app's own values into its fields.
  useLayoutEffect(() => {
    if (restored.current) {
      keepUnsentText(formName, values, blank, Date.now());
      return;
    }
    restored.current = true;
    const kept = readUnsentText(formName, blank, Date.now());
    const typed = form.current ? typedUnnoticed(form.current, values) : {};
    if (!kept && Object.keys(typed).length === 0) return;
    // What the address asks for is a newer wish than the text kept from last time.
    restoreOnce.current({ ...blank, ...kept, ...differing(values, blank), ...typed });
  }, [formName, values, blank]);
  return form;
}
