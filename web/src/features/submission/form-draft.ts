import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { keptPlaces, readKept, removeKept, writeKept } from '../../storage/storage';
import { randomKey } from './proof';

/** What nobody sent within a week is forgotten: it may hold a name and an address on a shared computer. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

const Kept = v.object({
  keptAt: v.number(),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  /** Of the last try to send just these values */
  submissionKey: v.optional(v.string()),
});

const PLACE = 'unsent-text:';
const place = (formName: string) => `${PLACE}${formName}`;

function readRecord(where: string, now: number) {
  const text = readKept(where);
  if (!text) return null;
  const kept = v.safeParse(Kept, parsed(text));
  if (kept.success && now - kept.output.keptAt <= KEPT_MS) return kept.output;
  removeKept(where);
  return null;
}

const isOf = (record: { values: object } | null, values: object) =>
  record !== null && Object.keys(differing(values, record.values)).length === 0;

/** Whether just these values were sent before and no answer came, or a refusal. */
export function wasTried(formName: string, values: object, now: number): boolean {
  const kept = readRecord(place(formName), now);
  return kept?.submissionKey !== undefined && isOf(kept, values);
}

/** Forgets what is too old, also of forms that nobody opens again. */
export function forgetOldTexts(now: number): void {
  for (const where of keptPlaces(PLACE)) readRecord(where, now);
}

/** What was typed into this form and not sent, shaped like `blank`; null when there is nothing. */
export function readUnsentText<Values extends object>(
  formName: string,
  blank: Values,
  now: number,
): Values | null {
  const kept = readRecord(place(formName), now);
  if (!kept) return null;
  const known = Object.entries(blank).map(([field, empty]) => {
    const value = kept.values[field];
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
  else if (!isOf(readRecord(place(formName), now), values))
    writeKept(place(formName), JSON.stringify({ keptAt: now, values }));
}

/**
 * The key that is sent with these values: the one of an earlier try with the same ones, over a reload too, or a new one.
 * The cms answers a key that it has stored with what it stored then: other values must not have it.
 */
export function submissionKeyOf(formName: string, values: object, now: number): string {
  const kept = readRecord(place(formName), now);
  if (kept?.submissionKey && isOf(kept, values)) return kept.submissionKey;
  const submissionKey = randomKey();
  writeKept(place(formName), JSON.stringify({ keptAt: now, values, submissionKey }));
  return submissionKey;
}

/** After a success, also when its form is gone: what is typed by then, if it is something else, stays. */
export function forgetSentText(formName: string, sent: object, now: number): void {
  if (isOf(readRecord(place(formName), now), sent)) removeKept(place(formName));
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
export function differing<Values extends object>(values: Values, others: object): Partial<Values> {
  const same = (field: string) =>
    JSON.stringify(values[field as keyof Values]) === JSON.stringify(others[field as keyof object]);
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
    forgetOldTexts(Date.now());
    const kept = readUnsentText(formName, blank, Date.now());
    const typed = form.current ? typedUnnoticed(form.current, values) : {};
    if (!kept && Object.keys(typed).length === 0) return;
    // What the address asks for is a newer wish than the text kept from last time.
    restoreOnce.current({ ...blank, ...kept, ...differing(values, blank), ...typed });
  }, [formName, values, blank]);
  return form;
}
