import { useEffect, useRef } from 'react';
import { keepUnsentText, readUnsentText } from './unsent-text';

interface UnsentText<Values extends object> {
  /** Keeps the texts of different forms apart, like the name given to `useSubmission` */
  formName: string;
  values: Values;
  /** The form without any input; a constant */
  blank: Values;
  /** Puts kept values into the form; called at most once, after the first render */
  restore: (values: Values) => void;
}

/**
 * What was typed survives a failure, a reload and going back; resetting the form to `blank` clears it.
 */
export function useUnsentText<Values extends object>({
  formName,
  values,
  blank,
  restore,
}: UnsentText<Values>): void {
  const restored = useRef(false);
  const restoreOnce = useRef(restore);

  useEffect(() => {
    if (restored.current) {
      keepUnsentText(formName, values, blank, Date.now());
      return;
    }
    restored.current = true;
    const kept = readUnsentText(formName, blank, Date.now());
    if (kept) restoreOnce.current(kept);
  }, [formName, values, blank]);
}
