import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { blogWording } from '../../../features/blog/wording';
import { shareAddress } from '../../../sharing/share-address';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './share-button.module.css';

interface ShareButtonProps {
  title: string;
  slug: string;
}

/** Shares the address by which the server renders this page, not the one of the running app. */
export function ShareButton({ title, slug }: ShareButtonProps) {
  const { origin } = useRouteContext({ from: '__root__' });
  const [answer, setAnswer] = useState('');
  const address = `${origin}/v1/blog/${slug}`;

  const share = async () => {
    const answers = {
      copied: blogWording.linkCopied,
      'handed-over': '',
      refused: wording.blog.copyByHand(address),
    };
    setAnswer(answers[await shareAddress(title, address)]);
  };

  return (
    <div className={classes.share} data-needs-script="">
      <button type="button" className={actions.button} onClick={share}>
        {blogWording.share}
      </button>
      <p role="status" className={classes.answer}>
        {answer}
      </p>
    </div>
  );
}
