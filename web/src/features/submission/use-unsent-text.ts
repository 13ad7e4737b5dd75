import { type RefObject, useLayoutEffect, useRef } from 'react';
import { differing, keepUnsentText, readUnsentText, typedUnnoticed } from './unsent-text';

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
