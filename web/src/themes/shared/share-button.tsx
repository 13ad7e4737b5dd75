import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { blogWording } from '../../features/blog/wording';
import { shareAddress } from '../../sharing/share-address';
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
