import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { randomKey } from '../../../../cms/src/shared/random-key';
import { keptPlaces, readKept, removeKept, writeKept } from '../../storage/storage';

/** Unsent texts expire after a week: they may contain a name and address on a shared computer. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

/** More attempts with different values are hardly made before one succeeds. */
const MAX_TRIED = 5;

const Values = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

const StoredDraft = v.object({
  keptAt: v.number(),
  values: Values,
  /** Attempts without a response, each of which may be stored, the last one at the end */
  tried: v.optional(v.array(v.object({ values: Values, submissionKey: v.string() }))),
});

const PLACE = 'unsent-text:';
const place = (formName: string) => `${PLACE}${formName}`;

function readRecord(where: string, now: number) {
  const text = readKept(where);
  if (!text) return null;
  const stored = v.safeParse(StoredDraft, parsed(text));
  if (stored.success && now - stored.output.keptAt <= KEPT_MS) return stored.output;
  removeKept(where);
  return null;
}

const isOf = (record: { values: object } | null, values: object) =>
  record !== null && Object.keys(differing(values, record.values)).length === 0;

const keyOfTried = (draft: ReturnType<typeof readRecord>, values: object): string | undefined =>
  draft?.tried?.find((attempt) => isOf(attempt, values))?.submissionKey;

/** Returns whether these values were sent before, without success. */
export const wasTried = (formName: string, values: object, now: number): boolean =>
  keyOfTried(readRecord(place(formName), now), values) !== undefined;

/** Removes expired texts, also of forms that nobody opens again. */
export function forgetOldTexts(now: number): void {
  for (const where of keptPlaces(PLACE)) readRecord(where, now);
}

/** Returns the unsent values of a form, in the shape of `blank`; null without any. */
export function readUnsentText<Values extends object>(
  formName: string,
  blank: Values,
  now: number,
): Values | null {
  const draft = readRecord(place(formName), now);
  if (!draft) return null;
  const known = Object.entries(blank).map(([field, empty]) => {
    const value = draft.values[field];
    return [field, Array.isArray(value) === Array.isArray(empty) && value !== undefined ? value : empty];
  });
  return Object.fromEntries(known) as Values;
}

/** Stores typed values; removes them when the form is blank again. */
export function keepUnsentText<Values extends object>(
  formName: string,
  values: Values,
  blank: Values,
  now: number,
): void {
  const draft = readRecord(place(formName), now);
  if (JSON.stringify(values) === JSON.stringify(blank)) removeKept(place(formName));
  else if (!isOf(draft, values))
    writeKept(place(formName), JSON.stringify({ keptAt: now, values, tried: draft?.tried }));
}

/**
 * Returns the idempotency key for these values: that of an earlier attempt with the same values, even before a reload,
 * or a new one. The CMS answers a known key with the stored result, so other values must not reuse it.
 */
export function submissionKeyOf(formName: string, values: object, now: number): string {
  const draft = readRecord(place(formName), now);
  const known = keyOfTried(draft, values);
  if (known) return known;
  const submissionKey = randomKey();
  const tried = [...(draft?.tried ?? []), { values, submissionKey }].slice(-MAX_TRIED);
  writeKept(place(formName), JSON.stringify({ keptAt: now, values, tried }));
  return submissionKey;
}

/** Removes the text that was sent, even if its form is gone. Values typed since then stay. */
export function forgetSentText(formName: string, sent: object, now: number): void {
  const draft = readRecord(place(formName), now);
  if (isOf(draft, sent)) removeKept(place(formName));
  else if (draft) writeKept(place(formName), JSON.stringify({ ...draft, tried: undefined }));
}

/**
 * Returns the values in the fields that the app does not know yet: typed while it was loading, or restored by the
 * browser.
 *
 * @param values known to the app; the form's controls have the same names
 */
export function typedUnnoticed<Values extends object>(
  form: HTMLFormElement,
  values: Values,
): Partial<Values> {
  // Not by FormData, which forces a layout of the page to read a text area.
  const controls = [...form.elements].filter((each) => 'value' in each) as HTMLInputElement[];
  const filled = controls.filter(({ type, checked }) => checked || (type !== 'checkbox' && type !== 'radio'));
  const texts = Object.entries(values).map(([field, known]) => {
    const all = filled.filter(({ name }) => name === field).map(({ value }) => value);
    return [field, Array.isArray(known) ? all : (all[0] ?? known)];
  });
  return differing(Object.fromEntries(texts) as Values, values);
}

/** Returns the fields of `values` that differ from `others`. */
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
  /** Name that separates the stored texts of forms */
  formName: string;
  /** Initially blank, except for what the address presets */
  values: Values;
  /** The empty form; a constant */
  blank: Values;
  /** Fills stored values into the form; called at most once, after the first render */
  restore: (values: Values) => void;
}

/**
 * Keeps typed values over a slow start of the app, a failure, a reload and going back. Resetting the form to `blank`
 * clears them.
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

  // In the commit that hydrates the form: any later one would overwrite its fields with the app's values.
  useLayoutEffect(() => {
    if (restored.current) {
      keepUnsentText(formName, values, blank, Date.now());
      return;
    }
    restored.current = true;
    forgetOldTexts(Date.now());
    const draft = readUnsentText(formName, blank, Date.now());
    const typed = form.current ? typedUnnoticed(form.current, values) : {};
    if (!draft && Object.keys(typed).length === 0) return;
    // The address is newer than the stored text, so its values win.
    restoreOnce.current({ ...blank, ...draft, ...differing(values, blank), ...typed });
  }, [formName, values, blank]);
  return form;
}
