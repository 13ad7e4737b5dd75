import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDocumentTitle } from '../manager/document-title';
import classes from './plain-screen.module.css';
import { wording } from './wording';

/** For every address of the area that is none. */
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
