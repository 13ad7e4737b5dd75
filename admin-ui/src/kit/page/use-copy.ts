import { useEffect, useState } from 'react';
import { showProblem } from '../../notifications/toasts';
import { wording } from '../wording';
import { copyText } from './copy-text';

/** How long a button says that it has copied. Milliseconds */
const SHOWN_MS = 1000;

/** Returns a function that copies a text, and whether it has just done so. Says so if the browser does not copy. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const end = copied ? setTimeout(() => setCopied(false), SHOWN_MS) : undefined;
    return () => clearTimeout(end);
  }, [copied]);
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    setCopied(isCopied);
    if (!isCopied) showProblem(wording.notCopied);
  };
  return { copy, copied };
}
