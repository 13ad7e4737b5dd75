import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { blogWording } from '../../features/blog/wording';
import type { ClassNames } from './shell';

interface ShareButtonProps {
  title: string;
  /** Path of the page on the server, not the address of the running app */
  path: string;
  /** `share`, `button`, `answer` */
  classNames: ClassNames;
}

/** Shares the address of a page, and shows the result. */
export function ShareButton({ title, path, classNames }: ShareButtonProps) {
  const { origin } = useRouteContext({ from: '__root__' });
  const [answer, setAnswer] = useState('');
  const address = `${origin}${path}`;
  const answers = {
    copied: blogWording.linkCopied,
    'handed-over': '',
    refused: blogWording.copyByHand(address),
  };
  return (
    <div className={classNames.share} data-needs-script="">
      <button
        type="button"
        className={classNames.button}
        onClick={async () => setAnswer(answers[await shareAddress(title, address)])}
      >
        {blogWording.share}
      </button>
      <p role="status" className={classNames.answer}>
        {answer}
      </p>
    </div>
  );
}

/** The result of sharing: the device's share sheet was used, the address was copied, or both were refused. */
type ShareResult = 'handed-over' | 'copied' | 'refused';

/**
 * Opens the device's share sheet, or copies the address if there is none.
 *
 * @param url absolute address of the page
 */
export async function shareAddress(title: string, url: string): Promise<ShareResult> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'handed-over';
    } catch (reason) {
      // The visitor closed the sheet, which is not a failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'handed-over';
    }
  }
  return copyText(url);
}

/** Copies a text. Without TLS browsers have no clipboard; the screen then shows the text. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  if (!navigator.clipboard) return 'refused';
  return navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );
}
