import { Button } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useDocumentTitle } from '../kit/page/document-title';
import { reasonOf } from '../notifications/query-client';
import classes from './plain-screens.module.css';
import { wording } from './wording';

/** Shown instead of a page that threw an error or could not be loaded. */
export function BrokenScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useDocumentTitle(wording.brokenTitle);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="content" className={classes.screen}>
      <h1 tabIndex={-1}>{wording.brokenTitle}</h1>
      <p>{reasonOf(error) ?? wording.brokenText}</p>
      <Button onClick={again}>{wording.tryAgain}</Button>
    </main>
  );
}

export function NotFoundPage() {
  useDocumentTitle(wording.notFoundTitle);
  return (
    <main id="content" className={classes.screen}>
      <h1 tabIndex={-1}>{wording.notFoundTitle}</h1>
      <p>{wording.notFoundText}</p>
      <Button component={Link} to="/dashboard">
        {wording.backToDashboard}
      </Button>
    </main>
  );
}
