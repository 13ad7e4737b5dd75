import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { showProblem } from '../../notifications/toasts';
import { wording } from '../wording';

/** How long a button says that it has copied. Milliseconds */
const SHOWN_MS = 1000;

/** Copies a text without the clipboard, which browsers offer only on HTTPS and on this computer. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // A dialog takes the focus back from a field outside it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** Returns a function that copies a text, and whether it has just done so. Says so if the browser does not copy. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), SHOWN_MS);
  const copy = async (text: string) => {
    const written = navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    const isCopied = (await written) || copyFromField(text);
    setCopied(isCopied);
    start();
    if (!isCopied) showProblem(wording.notCopied);
  };
  return { copy, copied };
}
